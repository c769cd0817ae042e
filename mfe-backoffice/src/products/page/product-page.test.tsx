import { HttpError } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { field, openProduct, PATH, press, record, retype, type Sent } from '../open-product.tsx'
import { adminProduct } from '../sample-products.ts'

test('all details are saved at once, with the version that was read', async () => {
  const saved = record(adminProduct({ title: 'Gong', version: 4 }))
  const { notify } = openProduct(adminProduct(), { [`POST ${PATH}`]: saved.reply })
  await retype('Title', 'Gong')
  await retype('Weight in grams (optional)', '1,050')
  await retype('Colours (optional)', 'Brass, Pine,')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Prime' }))
  await press('Add a specification')
  const names = screen.getAllByRole('textbox', { name: 'Name' })
  await userEvent.type(names[1]!, 'Size')
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Value' })[1]!, '52 mm')
  await press('Remove Lamp')
  await press('Save')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Product saved.'))
  expect(saved.sent).toEqual([
    {
      version: 3,
      number: 'NK-A-7',
      title: 'Gong',
      description: 'A bell that is heard.',
      category: 'cockpit',
      weight_g: 1050,
      no_air: false,
      fits: ['All bikes'],
      fits_bikes: ['nyx', 'prime'],
      colours: ['Brass', 'Pine'],
      specifications: [
        { label: 'Sound', value: '95 dB' },
        { label: 'Size', value: '52 mm' },
      ],
      goes_with: [],
      spare: null,
    },
  ])
  expect(await screen.findByRole('heading', { level: 1, name: 'Gong' })).toBeTruthy()
})

test('the fields of a spare part are saved, and wrong ones are told', async () => {
  const spare = {
    family_code: 'BRK',
    fit_level: 'owner' as const,
    torque_nm: 6.5,
    year_from: 2024,
    year_to: null,
    superseded_by: null,
    is_discontinued: false,
    drawing_position: null,
    fit_condition: null,
    note: null,
    pieces: ['rear-brake' as const],
  }
  const product = adminProduct({ kind: 'spare', category: 'BRK', goes_with: [], spare })
  const saved = record(product)
  openProduct(product, { [`POST ${PATH}`]: saved.reply })
  await retype('Last model year (optional)', 'soon')
  await press('Save')
  expect(await screen.findByText('This must be a number.')).toBeTruthy()
  expect(saved.sent).toEqual([])
  await retype('Last model year (optional)', '2026')
  await retype('Torque in Nm (optional)', '')
  await userEvent.selectOptions(await field('Fitted by'), 'A dealer')
  const front = screen.getByRole('group', { name: 'Front end' })
  await userEvent.click(within(front).getByRole('checkbox', { name: 'Front brake' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rear brake' }))
  await retype('Fits on condition (optional)', 'Fits only with the belt drive.')
  await press('Save')
  const changed = {
    year_to: 2026,
    torque_nm: null,
    fit_level: 'dealer',
    fit_condition: 'Fits only with the belt drive.',
    pieces: ['front-brake'],
  }
  await waitFor(() => expect(saved.sent).toMatchObject([{ spare: { ...spare, ...changed } }]))
})

test('both versions stand side by side when somebody else has saved', async () => {
  const theirs = adminProduct({ title: 'Chime', version: 4 })
  const mine = record(adminProduct({ title: 'Gong', version: 5 }))
  let isTheirs = false
  openProduct(() => (isTheirs ? theirs : adminProduct()), {
    [`POST ${PATH}`]: (it: Sent) => {
      if (isTheirs) return mine.reply(it)
      isTheirs = true
      return new HttpError({ status: 409, code: 'stale_version', message: 'This product has changed.' })
    },
  })
  await retype('Title', 'Gong')
  await press('Save')
  await screen.findByRole('button', { name: 'Keep mine' })
  expect(document.querySelector('form dl > div')?.textContent).toBe('TitleYoursGongTheirsChime')
  await press('Keep mine')
  await waitFor(() => expect(mine.sent).toMatchObject([{ title: 'Gong', version: 4 }]))
})

test('a price is changed with the version on the page', async () => {
  const priced = record(adminProduct({ price: 9, version: 4 }))
  openProduct(adminProduct(), { [`POST ${PATH}/prices`]: priced.reply })
  await press('Change price')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change price' }))
  await retype('New price in dollars', '9')
  await userEvent.click(dialog.getByRole('button', { name: 'Change price' }))
  await waitFor(() => expect(priced.sent).toEqual([{ version: 3, price: 9, begins_on: null }]))
})

test('a product is unpublished, and a refusal is told', async () => {
  const done = record(adminProduct({ is_published: false, version: 4 }))
  const { notify } = openProduct(adminProduct(), {
    [`POST ${PATH}/unpublish`]: done.reply,
    [`POST ${PATH}/publish`]: refusal(409, 'Give it a price first.'),
  })
  expect((await screen.findByRole('link', { name: 'View in shop' })).getAttribute('href')).toBe(
    '/shop/accessories/7',
  )
  await press('Unpublish')
  await waitFor(() => expect(done.sent).toEqual([{ version: 3 }]))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'View in shop' })).toBeNull())
  await press('Publish')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Give it a price first.'))
})

test('what can be deleted is deleted after a question; what can’t be says why', async () => {
  openProduct()
  expect(await screen.findByText('It has been ordered, so it can only be unpublished.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete product' })).toBeNull()
})

test('a product that there isn’t is told', async () => {
  openProduct(refusal(404, 'This product was not found.'))
  expect(await screen.findByRole('heading', { name: 'There’s no such page in the back office' })).toBeTruthy()
})
