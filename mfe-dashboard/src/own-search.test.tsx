import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'
import { samplePage, sampleSummary } from './sample-orders.ts'

interface Asked {
  query: { page: string; q?: string; state?: string; year?: string }
}

const counts = { all: 30, under_way: 0, delivered: 30, ended: 0 }
const noCounts = { all: 0, under_way: 0, delivered: 0, ended: 0 }
const years = [
  { year: 2026, paid: 5000, credits: 0, refunded: 0, kept: 5000 },
  { year: 2025, paid: 23.8, credits: 0, refunded: 0, kept: 23.8 },
]

/** Opens a page of a member whose orders and payments have only helmets. */
function open(path: string) {
  const asked: Array<Asked['query']> = []
  const isFound = ({ q = 'helmet' }: Asked['query']) => q === 'helmet'
  renderRoutes(routes, path, {
    http: fakeHttp({
      'GET /api/orders': ({ query }: Asked) => {
        asked.push(query)
        if (!isFound(query)) return { ...samplePage([], 0), counts: noCounts }
        return { ...samplePage([sampleSummary(Number(query.page))], 30), counts }
      },
      'GET /api/payments': ({ query }: Asked) => {
        asked.push(query)
        return { items: [], page: 1, per_page: 20, total: isFound(query) ? 1 : 0, years }
      },
      'GET /api/saved-cards': { cards: [], may_save: false },
    }).http,
  })
  return { asked, last: () => asked.at(-1) }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('searchbox', { name })

test('orders are searched by keyboard; the focus stays in the field, and the words are in the address', async () => {
  const { last } = open('/dashboard/orders?state=delivered&page=2')
  const input = await field('Search your orders')
  await userEvent.type(input, '  helmet {Enter}')
  expect((await screen.findByText('30 orders match “helmet”.')).getAttribute('role')).toBe('status')
  expect(location.search).toBe('?state=delivered&q=helmet')
  expect(last()).toMatchObject({ page: 1, state: 'delivered', q: 'helmet' })
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('helmet')
})

test('pages and groups keep the words', async () => {
  open('/dashboard/orders?state=delivered&q=helmet')
  expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('href')).toBe(
    '/dashboard/orders?state=delivered&q=helmet&page=2',
  )
  expect(screen.getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/dashboard/orders?q=helmet')
})

test('orders under way don’t stand out among those that are searched', async () => {
  open('/dashboard/orders?q=helmet')
  await screen.findByText('30 orders match “helmet”.')
  expect(screen.queryByRole('list', { name: 'Orders under way' })).toBeNull()
})

test('words that no order has are told, and can be cleared', async () => {
  const { last } = open('/dashboard/orders?q=zzz')
  expect(await screen.findByRole('heading', { name: 'No orders match “zzz”' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Orders by state' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^No orders match/ })).toBeNull())
  expect((await field('Search your orders')).value).toBe('')
  expect(last()).not.toHaveProperty('q', 'zzz')
})

test('a group in which nothing is found says so', async () => {
  open('/dashboard/orders?state=ended&q=zzz')
  expect(await screen.findByText('None of your orders under “Cancelled or returned” do.')).toBeTruthy()
})

test('payments are searched, and keep their year', async () => {
  const { last } = open('/dashboard/payments?year=2025')
  await userEvent.type(await field('Search your payments'), 'helmet{Enter}')
  expect(await screen.findByText('One payment matches “helmet”.')).toBeTruthy()
  expect(location.search).toBe('?year=2025&q=helmet')
  expect(last()).toMatchObject({ page: 1, year: 2025, q: 'helmet' })
  expect(screen.getByRole('link', { name: '2026' }).getAttribute('href')).toBe(
    '/dashboard/payments?year=2026&q=helmet',
  )
})

test.each([
  ['', 'Check the spelling, or search for an order’s number or a product’s name.'],
  ['&year=2025', 'None of your payments in 2025 do.'],
])('words that no payment has are told: %s', async (year, text) => {
  open(`/dashboard/payments?q=zzz${year}`)
  expect(await screen.findByRole('heading', { name: 'No payments match “zzz”' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear search' })).toBeTruthy()
})
