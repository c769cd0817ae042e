import type { CreditEntryData, CreditsData } from '@nireeka/contracts/api'
import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const entry = (id: number, change: Partial<CreditEntryData> = {}): CreditEntryData => ({
  id,
  kind: 'gift_card',
  amount: 50,
  expires_at: null,
  note: null,
  order: null,
  created_at: '2026-11-01T12:00:00Z',
  balance_after: 50,
  ...change,
})

const ledger = (items: CreditEntryData[], change: Partial<CreditsData> = {}): CreditsData => ({
  balance: 80,
  expiring: [],
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  ...change,
})

const inDays = (days: number) => new Date(Date.now() + (days - 0.5) * 24 * 60 * 60_000).toISOString()

const open = (reply: unknown, path = '/dashboard/credits') =>
  renderRoutes(routes, path, { http: fakeHttp({ 'GET /api/credits': reply }).http })

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'All changes, newest first' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('the balance is large, with what of it ends when, the first to end first', async () => {
  const expiring = [
    { amount: 5, expires_at: '2126-12-03T12:00:00Z' },
    { amount: 75, expires_at: '2127-07-01T12:00:00Z' },
  ]
  open(ledger([entry(1)], { expiring }))
  const balance = within(await screen.findByRole('region', { name: 'Available credit' }))
  expect(balance.getByText('$80')).toBeTruthy()
  expect(balance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '$5 until Dec 3, 2126',
    '$75 until Jul 1, 2127',
  ])
  expect(balance.queryByRole('link')).toBeNull()
  expect(document.title).toBe('Credits · Nireeka')
})

test('credit that expires within 30 days is a warning, with the way to the shop', async () => {
  const expiring = [12, 31].map((days) => ({ amount: days, expires_at: inDays(days) }))
  open(ledger([entry(1)], { expiring }))
  const balance = within(await screen.findByRole('region', { name: 'Available credit' }))
  const [soon, later] = balance.getAllByRole('listitem')
  expect(soon?.textContent).toMatch(/^\$12 until .+, 12\u00A0days left$/)
  expect(later?.textContent).not.toContain('left')
  expect(balance.getByRole('link', { name: 'Use it in the shop' }).getAttribute('href')).toBe(
    '/shop/accessories',
  )
})

test('every line says what it is for, its day, its end and its amount with a sign', async () => {
  const order = { id: 7, number: 'NK-1007' }
  open(
    ledger([
      entry(6, { kind: 'capture', amount: -12.5, order, balance_after: 87.5 }),
      entry(5, { kind: 'release', amount: 30, order }),
      entry(4, { kind: 'hold', amount: -30, order, balance_after: 70 }),
      entry(3, { kind: 'release', amount: 30, order, note: 'The payment was declined.' }),
      entry(2, { kind: 'welcome', amount: 20, expires_at: '2027-01-30T12:00:00Z' }),
      entry(1),
    ]),
  )
  expect(await rows()).toEqual([
    'Used for order NK-1007−$12.50Nov 1, 2026Balance $87.50',
    'Returned from order NK-1007+$30Nov 1, 2026\u00A0· The order wasn’t paid.Balance $50',
    'Used for order NK-1007−$30Nov 1, 2026Balance $70',
    'Returned from order NK-1007+$30Nov 1, 2026\u00A0· The payment was declined.Balance $50',
    'Welcome credit+$20Nov 1, 2026\u00A0· Valid until Jan 30, 2027Balance $50',
    'Gift card+$50Nov 1, 2026Balance $50',
  ])
  const [link] = screen.getAllByRole('link', { name: 'NK-1007' })
  expect(link?.getAttribute('href')).toBe('/dashboard/orders/7')
})

test('a long ledger is paged in the address, and the balance stays', async () => {
  open(({ query }: { query: { page: string } }) => ledger([entry(Number(query.page))], { total: 30 }))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(location.search).toBe('?page=2')
  expect(await screen.findByText('$80')).toBeTruthy()
})

test('who has no credits reads how to get some', async () => {
  open(ledger([], { balance: 0 }))
  expect(await screen.findByRole('heading', { name: 'You have no credits yet' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
})

test('a page behind the last one keeps the balance and leads back', async () => {
  open(onePage(ledger([entry(1)], { total: 3 })), '/dashboard/credits?page=9')
  expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeTruthy()
  expect(screen.getByText('$80')).toBeTruthy()
})

test('credits that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open(() => (tries++ === 0 ? refusal(503, 'Busy.') : ledger([entry(1)])))
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})

test('a gift card’s code becomes credit, and the balance is read anew', async () => {
  let balance = 80
  const notify = vi.fn()
  let sent: unknown
  const { http } = fakeHttp({
    'GET /api/credits': () => ledger([entry(1)], { balance }),
    'POST /api/credits/redeem': ({ body }: { body: unknown }) => {
      sent = body
      balance = 130
      return { amount: 50, balance }
    },
  })
  renderRoutes(routes, '/dashboard/credits', { http, notify })
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await userEvent.type(code, 'abcd-efgh-jkmn-pqrs')
  await userEvent.click(screen.getByRole('button', { name: 'Add to your credits' }))
  expect(await screen.findByText('$130')).toBeTruthy()
  expect(sent).toEqual({ code: 'abcd-efgh-jkmn-pqrs' })
  expect((code as HTMLInputElement).value).toBe('')
  expect(notify).toHaveBeenCalledWith('success', expect.any(String))
})

test('a code that is refused stays in its field, with the reason beside it', async () => {
  const sentence = 'This gift card has been redeemed already.'
  const { http } = fakeHttp({
    'GET /api/credits': ledger([entry(1)]),
    'POST /api/credits/redeem': refusal(422, 'Please check what you entered.', { code: [sentence] }),
  })
  renderRoutes(routes, '/dashboard/credits', { http })
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await userEvent.type(code, 'abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Add to your credits' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect((code as HTMLInputElement).value).toBe('abcd')
})
