import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openProduct, PATH, press, record } from '../open-product.tsx'
import { adminProduct } from '../sample-products.ts'

const [BELL, LAMP] = ['/pictures/accessories/bell-main.webp', '/pictures/accessories/lamp-main.webp'] as const

test('pictures are put into another order and taken away', async () => {
  const ordered = record(adminProduct({ images: [LAMP, BELL], version: 4 }))
  openProduct(adminProduct({ images: [BELL, LAMP] }), { [`POST ${PATH}/pictures/order`]: ordered.reply })
  await press('Make picture 2 the main one')
  await waitFor(() => expect(ordered.sent).toEqual([{ version: 3, images: [LAMP, BELL] }]))
  await waitFor(() => expect(screen.getByAltText('Bell, picture 1').getAttribute('data-src')).toBe(LAMP))
  await press('Remove picture 2')
  await waitFor(() => expect(ordered.sent.at(-1)).toEqual({ version: 4, images: [LAMP] }))
})

test('a double press on a button of a picture makes one change, and the focus stays at the pictures', async () => {
  const answers: Array<(product: unknown) => void> = []
  const sent: unknown[] = []
  openProduct(adminProduct({ images: [BELL, LAMP] }), {
    [`POST ${PATH}/pictures/order`]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove picture 2' }))
  answers[0]?.(adminProduct({ images: [BELL], version: 4 }))
  await waitFor(() => expect(screen.queryByAltText('Bell, picture 2')).toBeNull())
  expect(sent).toEqual([{ version: 3, images: [BELL] }])
  const list = screen.getByRole('list', { name: 'Pictures' })
  await waitFor(() => expect(document.activeElement).toBe(list.parentElement))
})

test('a drawn picture is found by its name and added', async () => {
  const ordered = record(adminProduct({ images: [BELL, LAMP], version: 4 }))
  openProduct(adminProduct({ images: [BELL] }), {
    [`POST ${PATH}/pictures/order`]: ordered.reply,
    'GET /api/backoffice/drawn-pictures': { pictures: [BELL, LAMP, '/pictures/spares/brake-pads.webp'] },
  })
  await press('Choose from the library')
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture library' }))
  await dialog.findByRole('button', { name: 'brake pads' })
  expect(dialog.queryByRole('button', { name: 'bell main' })).toBeNull()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lamp')
  expect(dialog.queryByRole('button', { name: 'brake pads' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'lamp main' }))
  await waitFor(() => expect(ordered.sent).toEqual([{ version: 3, images: [BELL, LAMP] }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a chosen file is sent with the version that was read', async () => {
  const sent: unknown[] = []
  openProduct(adminProduct(), {
    [`POST ${PATH}/pictures`]: ({ body, headers }: { body: unknown; headers: unknown }) => {
      sent.push([body, headers])
      return adminProduct({ images: [BELL], version: 4 })
    },
  })
  const file = new File(['picture'], 'bell.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Add a picture'), file)
  expect(await screen.findByAltText('Bell, picture 1')).toBeTruthy()
  expect(sent).toEqual([[file, { 'content-type': 'image/png', 'x-version': '3' }]])
})
