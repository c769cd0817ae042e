import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { field, openProduct, PATH, press, record, retype } from '../open-product.tsx'
import { adminProduct, variant } from '../sample-products.ts'

test('a variant is added with the options of the others, and changed without its price', async () => {
  const product = adminProduct({ variants: [variant()] })
  const added = record(product)
  const changed = record(product)
  openProduct(product, {
    [`POST ${PATH}/variants`]: added.reply,
    [`POST ${PATH}/variants/71`]: changed.reply,
  })
  await press('Add a variant')
  await userEvent.type(await field('Size'), 'L')
  await press('Add variant')
  await waitFor(() =>
    expect(added.sent).toEqual([
      {
        version: 3,
        options: [{ name: 'Size', value: 'L' }],
        number: null,
        weight_g: 45,
        is_published: true,
        price: 14,
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Edit M')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Published' }))
  await press('Save variant')
  await waitFor(() =>
    expect(changed.sent).toEqual([
      {
        version: 3,
        options: [{ name: 'Size', value: 'M' }],
        number: null,
        weight_g: 45,
        is_published: false,
      },
    ]),
  )
})

test('a variant is deleted only by somebody who is sure', async () => {
  const product = adminProduct({ variants: [variant({ delete_refusal: null })] })
  const deleted = record(product)
  const { confirm } = openProduct(product, { [`POST ${PATH}/variants/71/delete`]: deleted.reply })
  confirm.mockResolvedValueOnce(false)
  await press('Edit M')
  await press('Delete variant')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(deleted.sent).toEqual([])
  await press('Delete variant')
  await waitFor(() => expect(deleted.sent).toEqual([{ version: 3 }]))
})

test('a new product is made with a key, and its page opens', async () => {
  const made = record(adminProduct({ is_published: false }))
  openProduct(adminProduct({ is_published: false }), { 'POST /api/backoffice/products': made.reply }, 'new')
  await press('Create')
  expect(await screen.findByText('This field is required.')).toBeTruthy()
  expect(made.sent).toEqual([])
  await userEvent.type(await field('Title'), 'Bell')
  await retype('Price in dollars', '12.50')
  await press('Create')
  await waitFor(() =>
    expect(made.sent).toMatchObject([{ kind: 'accessory', title: 'Bell', price: 12.5, spare: null }]),
  )
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
})
