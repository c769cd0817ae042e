import type { Platform } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleOrder, samplePage, sampleSummary } from '../sample-orders.ts'

const LIST = 'GET /api/orders'

const thirtyOrders = ({ query }: { query: { page: string } }) =>
  samplePage([sampleSummary(Number(query.page))], 30)

interface Given extends Partial<Platform> {
  /** Replies to other calls than the list's. */
  more?: Record<string, unknown>
}

function open(reply: unknown, path = '/dashboard/orders', { more, ...parts }: Given = {}) {
  renderRoutes(routes, path, { http: fakeHttp({ [LIST]: reply, ...more }).http, ...parts })
}

test('an order stands in the list with number, date, state in words, items and total', async () => {
  open(samplePage([sampleSummary(2, 'cancelled', 1), sampleSummary(1)]))
  const [newest, oldest] = (await screen.findByRole('list', { name: 'Orders' })).children

  expect(
    within(newest as HTMLElement)
      .getByRole('link', { name: 'Order NK-1002' })
      .getAttribute('href'),
  ).toBe('/dashboard/orders/2')
  expect(newest?.textContent).toContain('Cancelled')
  expect(newest?.textContent).toContain('Nov 1, 2026, 1 item')
  expect(newest?.textContent).not.toContain('×')
  expect(oldest?.textContent).toContain('City helmet × 2')
  expect(newest?.textContent).toContain('$1,238.95')
  expect(oldest?.textContent).toContain('Delivered')
  expect(oldest?.textContent).toContain('2 items')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(document.title).toBe('Orders · Nireeka')
})

test('an order has its first line’s picture, up to four names, and the number of the others', async () => {
  const lines = ['Helmet', 'Bell', 'Lock', 'Pump', 'Bag', 'Light'].map((title) => ({
    title,
    count: 1,
    image: `/pictures/accessories/${title.toLowerCase()}.webp`,
  }))
  open(samplePage([{ ...sampleSummary(1), lines }]))
  const [order] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(order?.querySelectorAll('picture')).toHaveLength(1)
  expect(order?.textContent).toContain('+2 more')
  expect(within(order as HTMLElement).getByRole('list', { name: 'Bought' }).textContent).toBe(
    'Helmet\u00A0+5 moreBellLockPump',
  )
})

const schedule = {
  ordered_on: '2026-11-01',
  built_on: null,
  sent_on: '2026-11-03',
  arrives_from: '2026-11-06',
  arrives_to: '2026-11-11',
}
const TRACKING = 'https://www.dhl.com/track?id=1'
const sent = { ...sampleSummary(2, 'shipped'), schedule, tracking_url: TRACKING }
const stepsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

test('an order under way stands out above the others, with its arrival and the way to its parcel', async () => {
  open(samplePage([sampleSummary(3), sent, sampleSummary(1)]))
  const first = within(await screen.findByRole('list', { name: 'Orders under way' }))
  expect(first.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Order NK-1002Arrives November 6 to 11Ordered on Nov 1, 2026 · \$1,238\.95City helmet × 2/,
  )
  expect(stepsOf('Progress of order NK-1002')).toEqual([
    'Placed, done',
    'Payment, done',
    'Packing, done',
    '4On its way, step 4 of 5',
    '5Delivered',
  ])
  expect(first.getByRole('link', { name: /^Track order NK-1002/ }).getAttribute('href')).toBe(TRACKING)
  const others = within(screen.getByRole('region', { name: 'Other orders' }))
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Order NK-1003',
    'Order NK-1001',
  ])
})

test('among the orders under way, none stands out; each says when it is expected', async () => {
  open(samplePage([sent]), '/dashboard/orders?state=under_way')
  const [order] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(order?.textContent).toContain('On its wayArrives November 6 to 11')
  expect(screen.queryByRole('list', { name: 'Orders under way' })).toBeNull()
})

test('an unpaid order stands out as such, and is paid from the list', async () => {
  open(samplePage([{ ...sampleSummary(2, 'pending_payment'), schedule, has_bike: true }]))
  const first = within(await screen.findByRole('list', { name: 'Orders under way' }))
  expect(first.getByText('Waiting for payment')).toBeTruthy()
  expect(first.queryByText(/^Arrives/)).toBeNull()
  expect(stepsOf('Progress of order NK-1002')).toHaveLength(7)
  expect(first.getByRole('link', { name: 'Pay now for order NK-1002' }).getAttribute('href')).toBe(
    '/dashboard/orders/2',
  )
})

test('orders of several years have a heading for each, newest first', async () => {
  open(samplePage([sent, sampleSummary(3), { ...sampleSummary(1), placed_at: '2025-06-01T12:00:00Z' }]))
  const older = within(await screen.findByRole('region', { name: '2025' }))
  expect(older.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Order NK-1001'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Under way',
    '2026',
    '2025',
  ])
  expect(screen.queryByRole('region', { name: 'Other orders' })).toBeNull()
})

test('what is still sold of a delivered order is bought again from its row', async () => {
  const restore = vi.fn(async () => undefined)
  open(
    samplePage([
      { ...sampleSummary(1), may_buy_again: true },
      { ...sampleSummary(2, 'refunded'), may_buy_again: true },
      sampleSummary(3),
    ]),
    '/dashboard/orders',
    { more: { 'GET /api/orders/1': sampleOrder }, cart: { ...fakePlatform().cart, restore } },
  )
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Buy again/ })
  expect(others).toEqual([])
  await userEvent.click(button!)
  await vi.waitFor(() => expect(restore).toHaveBeenCalledTimes(2))
  expect(restore).toHaveBeenCalledWith(expect.objectContaining({ productId: 1, count: 2 }))
})

test('more orders than fit a page are paged in the address', async () => {
  open(thirtyOrders)
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))

  expect(await screen.findByRole('link', { name: 'Order NK-1002' })).toBeTruthy()
  expect(location.search).toBe('?page=2')
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/dashboard/orders')
})

test('who has ordered nothing is led to the bikes and the accessories', async () => {
  open(samplePage([]))
  expect((await screen.findByRole('link', { name: 'Build a bike' })).getAttribute('href')).toBe(
    '/configurator',
  )
  expect(screen.getByRole('link', { name: 'Accessories' }).getAttribute('href')).toBe('/shop/accessories')
})

test('a page behind the last one leads back to the first', async () => {
  open(onePage(samplePage([sampleSummary(1)], 3)), '/dashboard/orders?page=7')
  expect(await screen.findByRole('heading', { name: 'There is no page 7' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'First page' })).toBeTruthy()
})

test('orders that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open(() => (tries++ === 0 ? refusal(503, 'Busy.') : samplePage([sampleSummary(1)])))

  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Order NK-1001' })).toBeTruthy()
})

const counts = { all: 30, under_way: 25, delivered: 5, ended: 0 }

/** Answers with an order of the group and page that are asked for. */
const grouped = ({ query: { state, page } }: { query: { state: keyof typeof counts; page: string } }) => ({
  ...samplePage(counts[state] === 0 ? [] : [sampleSummary(Number(page), 'shipped')], counts[state]),
  counts,
})

test('orders are filtered by their state in the address, with the number of each', async () => {
  open(grouped)
  const groups = within(await screen.findByRole('navigation', { name: 'Orders by state' }))
  expect(groups.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders',
    '/dashboard/orders?state=under_way',
    '/dashboard/orders?state=delivered',
    '/dashboard/orders?state=ended',
  ])
  await userEvent.click(groups.getByRole('link', { name: /^Under way/ }))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('link', { name: 'Order NK-1002' })).toBeTruthy()
  expect(location.search).toBe('?state=under_way&page=2')
})

test('a state that none of the orders has says so, and the others stay in reach', async () => {
  open(grouped, '/dashboard/orders?state=ended')
  expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Delivered/ })).toBeTruthy()
})

test('a state that doesn’t exist shows all orders', async () => {
  open(grouped, '/dashboard/orders?state=nonsense')
  const groups = within(await screen.findByRole('navigation', { name: 'Orders by state' }))
  expect(groups.getByRole('link', { name: /^All/ }).hasAttribute('aria-current')).toBe(true)
  expect(screen.getByRole('list', { name: 'Orders under way' })).toBeTruthy()
})
