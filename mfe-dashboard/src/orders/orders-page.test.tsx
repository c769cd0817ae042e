import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { samplePage, sampleSummary } from '../sample-orders.ts'

const LIST = 'GET /api/orders'

const thirtyOrders = ({ query }: { query: { page: string } }) =>
  samplePage([sampleSummary(Number(query.page))], 30)

function open(reply: unknown, path = '/dashboard/orders') {
  renderRoutes(routes, path, { http: fakeHttp({ [LIST]: reply }).http })
}

test('an order stands in the list with number, date, state in words, items and total', async () => {
  open(samplePage([sampleSummary(2, 'pending_payment', 1), sampleSummary(1)]))
  const [newest, oldest] = (await screen.findByRole('list', { name: 'Orders' })).children

  expect(
    within(newest as HTMLElement)
      .getByRole('link', { name: 'Order NK-1002' })
      .getAttribute('href'),
  ).toBe('/dashboard/orders/2')
  expect(newest?.textContent).toContain('Waiting for payment')
  expect(newest?.textContent).toContain('November 1, 2026, 1 item')
  expect(newest?.textContent).not.toContain('×')
  expect(oldest?.textContent).toContain('City helmet × 2')
  expect(newest?.textContent).toContain('$1,238.95')
  expect(oldest?.textContent).toContain('Delivered')
  expect(oldest?.textContent).toContain('2 items')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(document.title).toBe('Orders · Nireeka')
})

test('an order has a picture of each line, up to four, and the number of the others', async () => {
  const lines = ['Helmet', 'Bell', 'Lock', 'Pump', 'Bag', 'Light'].map((title) => ({
    title,
    count: 1,
    image: `/pictures/accessories/${title.toLowerCase()}.webp`,
  }))
  open(samplePage([{ ...sampleSummary(1), lines }]))
  const [order] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(order?.querySelectorAll('picture')).toHaveLength(4)
  expect(order?.textContent).toContain('+2 more')
  expect(within(order as HTMLElement).getByRole('list', { name: 'Bought' }).textContent).toBe(
    'HelmetBellLockPump',
  )
})

test('an order under way says when it is expected, in the words of its own page', async () => {
  const schedule = {
    ordered_on: '2026-11-01',
    built_on: null,
    sent_on: '2026-11-03',
    arrives_from: '2026-11-06',
    arrives_to: '2026-11-11',
  }
  open(samplePage([{ ...sampleSummary(2, 'shipped'), schedule }, sampleSummary(1)]))
  const [sent, delivered] = (await screen.findByRole('list', { name: 'Orders' })).children
  expect(sent?.textContent).toContain('On its wayExpected delivery: November 6 to November 11.')
  expect(delivered?.textContent).not.toContain('Expected')
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
  expect(screen.getByRole('list', { name: 'Orders' })).toBeTruthy()
})
