import type { OverviewData, WaitingData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { ADMIN_AREAS } from '../sample-areas.ts'
import { staff } from '../sample-staff.ts'
import { FIGURES } from './sample-figures.ts'

const AT = '2026-11-01T12:00:00Z'
const nothing: OverviewData = {
  latest_orders: [],
  low_stock: [],
  live_remotes: [],
  newest_members: [],
}
const busy: OverviewData = {
  latest_orders: [
    { id: 1, number: 'NK-1001', status: 'paid', customer: 'Anna Berg', total: 4490, placed_at: AT },
  ],
  low_stock: [
    { id: 1, kind: 'accessory', number: null, title: 'Frame bag', stock: 0 },
    { id: 2, kind: 'spare', number: 'NK-P-BAT-001', title: 'Lock core', stock: 3 },
  ],
  live_remotes: [{ name: 'shop', version: '0.1.0', changed_at: AT }],
  newest_members: [{ id: 3, name: 'Cara Diaz', email: 'cara@example.com', is_admin: 9, created_at: AT }],
}

const NOBODY_WAITS: WaitingData = {
  orders: { held: 0, paid: 0, ready_to_ship: 0 },
  bikes: { late: 0, this_week: 0 },
  returns: { requested: 0, received: 0 },
  low_stock: 0,
  reviews: 0,
  forum: { reports: 0, held: 0 },
  tickets: 0,
}

function open(reply: unknown, { path = '/backoffice', waiting = NOBODY_WAITS as unknown } = {}) {
  const { http } = fakeHttp({
    ...FIGURES,
    'GET /api/backoffice/overview': reply,
    'GET /api/backoffice/waiting': waiting,
  })
  return renderRoutes(routes, path, { http, session$: staff(9) })
}

/** Returns a table's rows without the header row. */
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('admins see what is new, what is scarce and what is live', async () => {
  open(busy)
  await screen.findByText('NK-1001')
  expect(rows('Latest orders')[0]).toMatch(/^NK-1001Anna BergPaidNov 1, 2026.*\$4,490$/)
  expect(rows('Low stock')).toEqual(['Frame bagAccessoryNone', 'Lock coreSpare NK-P-BAT-0013'])
  expect(rows('Live releases')[0]).toMatch(/^shop0\.1\.0Nov 1, 2026/)
  expect(rows('Newest members')[0]).toMatch(/^Cara Diazcara@example\.comAdminNov 1, 2026/)
  expect(screen.getByRole('heading', { level: 1, name: 'Back office' })).toBeTruthy()
  expect(document.title).toBe('Back office · Nireeka')
})

test('an order whose payment is held says so among the latest orders', async () => {
  const [order] = busy.latest_orders
  open({ ...busy, latest_orders: order ? [{ ...order, status: 'held' }] : [] })
  await screen.findByText('NK-1001')
  expect(rows('Latest orders')[0]).toMatch(/^NK-1001Anna BergPayment held/)
})

test('the tables are sorted by their headings', async () => {
  open(busy)
  await screen.findByText('Frame bag')
  await userEvent.click(
    within(screen.getByRole('table', { name: 'Low stock' })).getByRole('button', { name: 'Product' }),
  )
  await userEvent.click(
    within(screen.getByRole('table', { name: 'Low stock' })).getByRole('button', { name: 'Product' }),
  )
  expect(rows('Low stock')).toEqual(['Lock coreSpare NK-P-BAT-0013', 'Frame bagAccessoryNone'])
})

test('what waits comes first and leads to its list, and the navigation counts it', async () => {
  const waiting = {
    ...NOBODY_WAITS,
    orders: { held: 2, paid: 1, ready_to_ship: 9 },
    bikes: { late: 1, this_week: 0 },
    reviews: 1200,
    forum: { reports: 0, held: 0 },
    tickets: 0,
  }
  open(busy, { waiting })
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }))
  await section.findByRole('list')
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 Held payments to review', '/backoffice/orders?status=held'],
    ['1 Bikes past their promised date', '/backoffice/workshop?concern=late'],
    ['1 Paid orders to confirm', '/backoffice/orders?status=paid'],
    ['9 Orders ready to ship', '/backoffice/orders?status=ready_to_ship'],
    ['1,200 Reviews to moderate', '/backoffice/reviews'],
  ])
  const rail = within(screen.getByRole('navigation', { name: 'Back office' }))
  const counted = rail.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(counted).toEqual(expect.arrayContaining(['Orders12 waiting', 'Returns', 'Reviews1,200 waiting']))
})

test('where nothing waits, the overview says so', async () => {
  open(nothing)
  expect(await screen.findByText('Nothing needs your attention.')).toBeTruthy()
})

test('counts that cannot be read leave the figures and the navigation as they are', async () => {
  open(busy, { waiting: refusal(503, 'Busy.') })
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await section.findByText('Busy.')).toBeTruthy()
  expect(await screen.findByRole('table', { name: 'Latest orders' })).toBeTruthy()
})

test('the rail leads to what there is, and says where one is', () => {
  open(busy)
  const rail = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(rail.getByRole('link', { current: 'page' }).textContent).toBe('Overview')
  const addresses = rail.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(ADMIN_AREAS.map(({ path }) => path))
})

test.each([
  ['/backoffice/parts', 'Bikes', 'Parts', 'page'],
  ['/backoffice/bikes/7', 'Bikes', 'Bikes', 'true'],
  ['/backoffice/import', 'Products', 'Import', 'page'],
  ['/backoffice/products/new', 'Products', 'Products', 'true'],
])('on %s the area %s and its page %s are marked', async (path, area, page, mark) => {
  open(nothing, { path })
  const rail = within(await screen.findByRole('navigation', { name: 'Back office' }))
  expect(rail.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([
    rail.getByRole('link', { name: area }),
  ])
  const pages = within(screen.getByRole('navigation', { name: `${area}, pages` }))
  const current = pages.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[page, mark]])
})

test('the latest orders lead to their pages', async () => {
  open(busy)
  const order = await screen.findByRole('link', { name: 'NK-1001' })
  expect(order.getAttribute('href')).toBe('/backoffice/orders/1')
})

test('an empty shop says so in every table', async () => {
  open(nothing)
  await screen.findByText('No members yet.')
  expect(rows('Latest orders')).toEqual(['No orders yet.'])
  expect(rows('Low stock')).toEqual(['Nothing is low in stock.'])
  expect(rows('Live releases')).toEqual(['No remote is live.'])
  expect(rows('Newest members')).toEqual(['No members yet.'])
})

test('an overview that could not be loaded says why and is tried again', async () => {
  let tries = 0
  open(() => (tries++ === 0 ? refusal(503, 'Busy.') : busy))

  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Latest orders' })).toBeTruthy()
})

test('an address that is not in the back office leads back to it', () => {
  open(nothing, { path: '/backoffice/nothing' })
  expect(screen.getByRole('link', { name: 'Back office' }).getAttribute('href')).toBe('/backoffice')
})
