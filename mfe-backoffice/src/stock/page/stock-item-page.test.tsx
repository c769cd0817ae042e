import type { StockItemData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { dialogOf, press, record, type Sent } from '../../orders/open-order.tsx'
import { routes } from '../../routes.ts'
import { staff } from '../../sample-staff.ts'
import { movement, pageWith, stockItem, stockRow } from '../sample-stock.ts'

const PATH = '/api/backoffice/stock/11'

function open(replies: Record<string, unknown> = {}, path = '/backoffice/stock/product/11') {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http } = fakeHttp({
    [`GET ${PATH}`]: stockItem(),
    [`GET ${PATH}/movements`]: pageWith([
      movement(),
      movement({ id: 30, reason: 'received', count: 12, available: 12, order: null, note: 'Delivery 17' }),
    ]),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { notify }
}

test('the history says what moved, who did it and why, and leads to the order', async () => {
  open()
  const history = within(await screen.findByRole('table', { name: 'Stock changes' }))
  const [, sale, delivery] = history.getAllByRole('row').map(({ textContent }) => textContent)
  expect(sale).toMatch(/Sold, NK-1007−210Anna Berg$/)
  expect(delivery).toMatch(/ReceivedDelivery 17\+1212Anna Berg$/)
  expect(history.getByRole('link', { name: 'NK-1007' }).getAttribute('href')).toBe('/backoffice/orders/7')
  const now = within(screen.getByRole('region', { name: 'Now' }))
  expect(now.getByText('Reserved by unpaid orders').parentElement?.textContent).toBe(
    'Reserved by unpaid orders2',
  )
})

test('a product with variants stands with the stock of each, which its page changes', async () => {
  const variants = [
    stockRow({ id: 12, title: 'City helmet, M' }),
    stockRow({ id: 13, title: 'City helmet, L', in_stock: 3, held: 1, available: 2 }),
  ]
  open({
    [`GET ${PATH}`]: stockItem({ title: 'City helmet', in_stock: 15, held: 3, available: 12, variants }),
  })
  const table = within(await screen.findByRole('table', { name: 'Stock of each variant' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[2]).toMatch(/^City helmet, LNK-HEL-M31 reserved2 low$/)
  expect(rows.at(-1)).toMatch(/^All variants153 reserved12$/)
  expect(table.getByRole('link', { name: /City helmet, L/ }).getAttribute('href')).toBe(
    '/backoffice/stock/product/13',
  )
  expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull()
})

test('goods that have come are added with a note and a key', async () => {
  const sent = record(stockItem({ available: 15, in_stock: 17 }))
  const { notify } = open({ [`POST ${PATH}/received`]: sent.reply })
  await press('Receive')
  const dialog = await dialogOf('Receive goods')
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }))
  // The check moves the focus to the field, which would take what is typed elsewhere meanwhile.
  expect(await dialog.findByText('This must be a number.')).toBeTruthy()
  expect(sent.sent).toEqual([])
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Pieces' }), '5')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Delivery 18')
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', '5 received.'))
  expect(sent.sent[0]?.body).toEqual({ count: 5, note: 'Delivery 18' })
  expect(sent.sent[0]?.headers?.['idempotency-key']).toBeTruthy()
  expect(screen.getByText('In stock').parentElement?.textContent).toBe('In stock17')
})

test('nothing is written off without a reason, and a refusal is shown where it was asked', async () => {
  open({ [`POST ${PATH}/written-off`]: () => refusal(409, 'Only 10 of City helmet, M can be written off.') })
  await press('Write off')
  const dialog = await dialogOf('Write off')
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Pieces' }), '11')
  await userEvent.click(dialog.getByRole('button', { name: 'Write off' }))
  expect(dialog.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rust')
  await userEvent.click(dialog.getByRole('button', { name: 'Write off' }))
  expect(await dialog.findByText('Only 10 of City helmet, M can be written off.')).toBeTruthy()
})

test('a count of what has changed meanwhile shows both numbers, and is sent again for the new one', async () => {
  let stock: StockItemData = stockItem()
  const bodies: unknown[] = []
  open({
    [`GET ${PATH}`]: () => stock,
    [`POST ${PATH}/count`]: ({ body }: Sent) => {
      bodies.push(body)
      stock = stockItem({ available: 13, in_stock: 15 })
      return bodies.length === 1 ? refusal(409, 'The stock has changed.') : stock
    },
  })
  await press('Count')
  const dialog = await dialogOf('Count stock')
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Pieces counted' }), '9')
  expect(dialog.getByText('Difference: −3')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save count' }))
  expect(await dialog.findByText('The stock has changed in the meantime')).toBeTruthy()
  expect(dialog.getByText('You saw').parentElement?.textContent).toBe('You saw12')
  expect(dialog.getByText('Now').parentElement?.textContent).toBe('Now15')
  await userEvent.click(dialog.getByRole('button', { name: 'Save count' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toEqual([
    { counted: 9, seen: 12, note: null },
    { counted: 9, seen: 15, note: null },
  ])
})

test('the day on which it is back is set for the day that was seen', async () => {
  const sent = record(stockItem({ restock_on: '2030-02-01' }))
  open({ [`POST ${PATH}/restock-date`]: sent.reply })
  await press('Set back-in-stock date')
  const dialog = await dialogOf('Back in stock on')
  await userEvent.type(dialog.getByLabelText('Date (optional)'), '2030-02-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.sent[0]?.body).toEqual({ restock_on: '2030-02-01', seen: null }))
})

test('what isn’t counted can’t be moved', async () => {
  open({ [`GET ${PATH}`]: stockItem({ available: null, in_stock: null, held: 0 }) })
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getByText('Not counted')).toBeTruthy()
  expect(now.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Set back-in-stock date'])
})

test.each(['/backoffice/stock/product/0', '/backoffice/stock/bike/11'])('%s is no page', async (path) => {
  open({}, path)
  expect(await screen.findByText('There’s no such page in the back office')).toBeTruthy()
})
