import type { Session, Stream, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleBike, sampleBuild } from '../bikes/sample-bikes.ts'
import { routes } from '../routes.ts'
import { samplePage, sampleSummary } from '../sample-orders.ts'

const anna: User = {
  id: 1,
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
}
const session$: Stream<Session> = {
  value: { status: 'member', user: anna },
  subscribe: () => ({ unsubscribe: () => undefined }),
}

function open(reply: unknown, path = '/dashboard', more: Record<string, unknown> = {}) {
  const { http } = fakeHttp({
    'GET /api/orders': reply,
    'POST /api/user/getUserBikes': { bikes: [] },
    'GET /api/builds': { items: [] },
    ...more,
  })
  renderRoutes(routes, path, { http, session$ })
}

test('the dashboard greets its member and shows the three latest orders', async () => {
  open(samplePage([5, 4, 3, 2].map((id) => sampleSummary(id))))

  expect(await screen.findByRole('link', { name: 'Order NK-1005' })).toBeTruthy()
  expect(screen.getByText('Good to see you, Anna.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Order NK-1002' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All 4 orders' }).getAttribute('href')).toBe('/dashboard/orders')
  expect(document.title).toBe('Dashboard · Nireeka')
})

test('the dashboard says whose it is and what was spent month by month', async () => {
  const placed_at = new Date().toISOString()
  open(
    samplePage([
      { ...sampleSummary(2, 'shipped'), placed_at },
      { ...sampleSummary(1, 'expired'), placed_at },
    ]),
  )
  expect(screen.getByText('Anna Berg')).toBeTruthy()
  expect(screen.getByText('anna@example.com')).toBeTruthy()

  expect(
    await screen.findByText(/^\$1,238\.95 in the last twelve months, most in \w+ \d{4} with/),
  ).toBeTruthy()
  const spent = within(screen.getByRole('region', { name: 'What you spent' }))
  expect(spent.getAllByRole('row').at(-1)?.textContent).toMatch(/\$1,238\.95$/)
  const figures = within(screen.getByRole('list', { name: 'Your account in figures' })).getAllByRole(
    'listitem',
  )
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Under way1order',
    'Ordered2orders',
    'Spent$1,238.95in twelve months',
  ])
})

test('orders of twelve months are read page by page, and no page more', async () => {
  const asked: number[] = []
  const now = new Date().toISOString()
  open(({ query: { page } }: { query: { page: number } }) => {
    asked.push(page)
    const placed_at = page === 3 ? '2020-01-01T12:00:00Z' : now
    return samplePage([{ ...sampleSummary(page), placed_at }], 100)
  })
  expect((await screen.findAllByText('$2,477.90')).length).toBeGreaterThan(0)
  expect(asked).toEqual([1, 2, 3])
})

test('the side navigation says where one is', async () => {
  open(samplePage([]), '/dashboard/orders')
  const pages = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Profile',
    'Orders',
    'Settings',
    'Payments',
    'Credits',
    'Notifications',
    'Support',
  ])
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Orders')
  await screen.findByRole('link', { name: 'Build a bike' })
})

test('a new member is led to the bikes and the accessories', async () => {
  open(samplePage([]))
  expect(await screen.findByRole('link', { name: 'Build a bike' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Accessories' })).toBeTruthy()
})

test('a dashboard whose orders could not be loaded says why', async () => {
  open(refusal(503, 'Busy.'))
  expect(await screen.findByText('Busy.')).toBeTruthy()
})

test('an address that is not in the dashboard leads back to it', () => {
  open(samplePage([]), '/dashboard/nothing')
  expect(screen.getByRole('link', { name: 'Your dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('the member’s bikes stand first, each leading to its own page', async () => {
  const building = { ...sampleBike, order_bike_id: 8, title: 'Nireeka Homie', delivered_on: null }
  open(samplePage([sampleSummary(1)]), '/dashboard', {
    'POST /api/user/getUserBikes': { bikes: [building, sampleBike] },
  })
  const [first, second] = within(await screen.findByRole('list', { name: 'Your bikes' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toBe('Nireeka HomieSize M, PineBeing built')
  expect(second?.textContent).toBe('Nireeka PrimeSize M, PineYours since April 18, 2024')
  expect(screen.getByRole('link', { name: 'Nireeka Prime' }).getAttribute('href')).toBe('/dashboard/bikes/7')
})

test('bikes that could not be loaded say why, and the orders are there all the same', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'POST /api/user/getUserBikes': refusal(503, 'Busy.') })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Order NK-1001' })).toBeTruthy()
})

test('a saved build leads into the configurator as it was put together', async () => {
  const undecided = { ...sampleBuild, id: 2, size: null, color: null }
  open(samplePage([]), '/dashboard', { 'GET /api/builds': { items: [sampleBuild, undecided] } })
  const [whole, bare] = within(await screen.findByRole('list', { name: 'Saved builds' })).getAllByRole('link')
  expect(whole?.getAttribute('href')).toBe('/configurator/nyx?build=1-w-3')
  expect(bare?.getAttribute('href')).toBe('/configurator/nyx')
  expect(whole?.closest('li')?.textContent).toMatch(
    /^Nireeka NyxSize M, Pine\$3,790Saved on November 1, 2026/,
  )
})
