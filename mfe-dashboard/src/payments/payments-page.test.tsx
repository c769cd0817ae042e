import { CONFIRMATIONS, type Platform } from '@nireeka/contracts'
import type { MemberPaymentData } from '@nireeka/contracts/api'
import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const PATH = '/dashboard/payments'

const payment = (id: number, change: Partial<MemberPaymentData> = {}): MemberPaymentData => ({
  id,
  order_id: id,
  order_number: `NK-100${id}`,
  lines: [{ title: 'City helmet, M', count: 1, image: null }],
  invoice_number: null,
  provider: 'sandbox',
  card: { brand: 'visa', last_four: '0000' },
  state: 'captured',
  amount: 1238.95,
  credits: 0,
  refunded: 0,
  created_at: '2026-11-01T12:00:00Z',
  may_delete: false,
  ...change,
})
const declined = payment(2, { state: 'failed', provider: 'paypal', card: null, may_delete: true })
const yearOf = (year: number, paid: number) => ({ year, paid, credits: 0, refunded: 0, kept: paid })

const page = (items: MemberPaymentData[], total = items.length) => ({
  items,
  page: 1,
  per_page: 20,
  total,
  years: [yearOf(2026, 2477.9)],
})

function open(replies: Record<string, unknown>, path = PATH) {
  const notify = vi.fn<Platform['notify']>()
  const confirm = vi.fn<Platform['confirm']>().mockResolvedValue(true)
  const { http, calls } = fakeHttp({ 'GET /api/saved-cards': { cards: [], may_save: false }, ...replies })
  const { unmount } = renderRoutes(routes, path, { http, notify, confirm })
  return { calls, notify, confirm, unmount }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Payments of 2026' })).getAllByRole('listitem')

test('a payment stands with what was bought, day, order, method and amount; only a state other than paid is named', async () => {
  open({ 'GET /api/payments': page([declined, payment(1)]) })
  const [first, second] = await rows()
  expect(first?.textContent).toBe(
    'City helmet, MNov 1, 2026 · Order NK-1002 · PayPal$1,238.95 Declined, not paidBuy again order NK-1002Delete the record of order NK-1002',
  )
  expect(second?.textContent).toBe('City helmet, MNov 1, 2026 · Order NK-1001 · Visa\u00A00000$1,238.95')
  const links = screen.getAllByRole('link', { name: 'City helmet, M' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders/2',
    '/dashboard/orders/1',
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeTruthy()
  expect(screen.getByText('Test mode: no money has moved, and no card was charged.')).toBeTruthy()
  expect(document.title).toBe('Payments · Nireeka')
})

const NO_CARD = { card: null }
const REFUNDED = { provider: 'stripe', state: 'refunded' } as const

test.each([
  [{ provider: 'stripe' }, 'Visa\u00A00000$1,238.95'],
  [{ ...NO_CARD, provider: 'stripe' }, 'Card$1,238.95'],
  [{ ...NO_CARD, provider: 'paypal' }, 'PayPal$1,238.95'],
  [{ ...NO_CARD, provider: 'credits', amount: 0, credits: 50 }, 'Store credit$50'],
  [{ provider: 'stripe', credits: 50 }, 'Visa\u00A00000 + $50 credit$1,238.95'],
  [
    { provider: 'stripe', state: 'partly_refunded', refunded: 119 },
    'Visa\u00A00000$1,238.95 Partly refunded −$119',
  ],
  [{ ...REFUNDED, refunded: 1238.95 }, 'Visa\u00A00000$1,238.95 Refunded'],
  [{ ...REFUNDED, credits: 9, refunded: 1247.95 }, 'Visa\u00A00000 + $9 credit$1,238.95 Refunded −$1,247.95'],
  // Credit that was reserved for a payment that failed wasn't spent.
  [
    { ...NO_CARD, provider: 'stripe', state: 'failed', credits: 30 },
    'Card + $30 credit$1,238.95 Declined, not paidBuy again order NK-1001',
  ],
] as const)('a payment says how it was paid, and what was refunded: %j', async (change, row) => {
  open({ 'GET /api/payments': page([payment(1, change)]) })
  expect((await rows())[0]?.textContent).toBe(`City helmet, MNov 1, 2026 · Order NK-1001 · ${row}`)
  expect(screen.queryByText(/no money has moved/)).toBeNull()
})

test('of several things the first is named, with its picture, and how many others there are', async () => {
  const lines = [
    { title: 'City helmet, M', count: 2, image: '/pictures/helmet.webp' },
    { title: 'Bell', count: 1, image: null },
  ]
  open({ 'GET /api/payments': page([payment(1, { lines })]) })
  const [row] = await rows()
  expect(within(row!).getByRole('link', { name: /^2 × City helmet, M\s\+1 more$/ })).toBeTruthy()
  expect(row?.querySelector('img')?.getAttribute('src')).toContain('helmet')
})

const years = [yearOf(2026, 5000), yearOf(2025, 23.8)]

test('years can be chosen only where the payments don’t fit on one page', async () => {
  const older = payment(2, { created_at: '2025-06-01T12:00:00Z' })
  open({ 'GET /api/payments': { ...page([payment(1), older]), years } })
  await rows()
  expect(screen.queryByRole('navigation', { name: 'Payments by year' })).toBeNull()
})

test('of several years one can be chosen, and a year without payments says so', async () => {
  const asked: unknown[] = []
  open(
    {
      'GET /api/payments': ({ query }: { query: object }) => {
        asked.push(query)
        return { ...page([]), years }
      },
    },
    `${PATH}?year=2024`,
  )
  expect(await screen.findByRole('heading', { name: 'No payments in 2024' })).toBeTruthy()
  expect(asked[0]).toMatchObject({ page: 1, year: 2024 })
  const links = within(screen.getByRole('navigation', { name: 'Payments by year' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    PATH,
    `${PATH}?year=2026`,
    `${PATH}?year=2025`,
  ])
})

const sums = async (name: string) =>
  (await screen.findByRole('region', { name })).firstElementChild?.textContent

test('each year has its heading with the sum that the server tells, and none where nothing was paid', async () => {
  const older = { created_at: '2025-06-01T12:00:00Z' }
  const replies = {
    ...page([payment(3), payment(2, older), payment(1, { created_at: '2024-06-01T12:00:00Z' })], 30),
    years: [
      { year: 2026, paid: 5000, credits: 15, refunded: 119, kept: 4881 },
      { year: 2025, paid: 23.8, credits: 23.8, refunded: 0, kept: 23.8 },
    ],
  }
  open({ 'GET /api/payments': replies })
  expect(await sums('2026')).toBe(
    '2026Paid$5,000Of which credit$15Refunded−$119After refunds$4,881Statement of 2026',
  )
  expect(await sums('2025')).toBe('2025Paid$23.80Of which credit$23.80Statement of 2025')
  expect(await sums('2024')).toBe('2024')
})

test('the payments stand first, and the saved cards below them', async () => {
  open({
    'GET /api/payments': page([payment(1)]),
    'GET /api/saved-cards': { cards: [], may_save: true },
  })
  await rows()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['2026', 'Saved cards'])
})

test('the invoice is a file to download from the row of its payment', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { calls } = open({
    'GET /api/payments': page([payment(1, { invoice_number: 'INV-2026-000001' })]),
    'GET /api/orders/1/invoice': new Blob(['%PDF']),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice of order NK-1001' }))
  await vi.waitFor(() => expect(calls).toContain('GET /api/orders/1/invoice'))
})

test('a record is deleted once its owner has confirmed that this is not reversible', async () => {
  let items = [declined, payment(1)]
  const { notify, confirm } = open({
    'GET /api/payments': () => page(items),
    'DELETE /api/payments/2': () => void (items = [payment(1)]),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull())
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.deletePaymentRecord)
  expect(CONFIRMATIONS.deletePaymentRecord.text).toBe('This action is not reversible.')
  expect(notify).toHaveBeenCalledWith('success', 'Payment record deleted.')
  expect(await rows()).toHaveLength(1)
})

test('whoever thinks better of it deletes nothing', async () => {
  const { calls, confirm } = open({ 'GET /api/payments': page([declined]) })
  confirm.mockResolvedValue(false)
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('why a record stays is told', async () => {
  const { notify } = open({
    'GET /api/payments': page([declined]),
    'DELETE /api/payments/2': refusal(409, 'This one stays.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'This one stays.'))
})

test('who has paid nothing yet is led to the bikes', async () => {
  open({ 'GET /api/payments': page([]) })
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Build a bike' })).toBeTruthy()
})

test('a page behind the last one leads back to the first', async () => {
  open({ 'GET /api/payments': onePage(page([payment(1)], 3)) }, `${PATH}?page=7`)
  expect(await screen.findByRole('heading', { name: 'There is no page 7' })).toBeTruthy()
})

test('payments that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open({ 'GET /api/payments': () => (tries++ === 0 ? refusal(503, 'Busy.') : page([payment(1)])) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})
