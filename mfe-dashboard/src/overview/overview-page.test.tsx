import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleBike, sampleBuild } from '../bikes/sample-bikes.ts'
import { samplePage, sampleSummary } from '../sample-orders.ts'
import { creditPage, openOverview as open, ticket, ticketPage } from './sample-overview.ts'

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the dashboard greets its member and shows the two latest orders', async () => {
  open(samplePage([5, 4, 3, 2].map((id) => sampleSummary(id))))

  expect(await screen.findByRole('link', { name: 'Order NK-1005' })).toBeTruthy()
  expect(screen.getByText('Good to see you, Anna.')).toBeTruthy()
  expect(screen.getByText('Anna Berg')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Order NK-1004' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Order NK-1003' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All 4 orders' }).getAttribute('href')).toBe('/dashboard/orders')
  expect(document.title).toBe('Dashboard · Nireeka')
})

test('what waits for the member stands first: paying, answering, the yearly service', async () => {
  const asked = { ...ticket, id: 5, number: 'T-10005', state: 'waiting_customer' }
  open(samplePage([sampleSummary(2, 'pending_payment'), sampleSummary(1)]), '/dashboard', {
    'POST /api/user/getUserBikes': { bikes: [{ ...sampleBike, service_due_on: '2026-04-18' }] },
    'GET /api/tickets': ticketPage(asked, ticket),
  })
  const steps = within(await screen.findByRole('list', { name: 'What to do next' }))
  expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Pay for order NK-1002',
    'Reply to us about T-10005',
    'Yearly service of your Nireeka Prime',
  ])
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders/2',
    '/dashboard/support/5',
    '/dashboard/bikes/7',
  ])
  // Only the most urgent step has a filled button.
  expect(steps.getAllByRole('link').filter((it) => it.className.includes('primary'))).toHaveLength(1)
  expect(steps.getByText('Due around Apr 18, 2026. Any of our dealers can do it.')).toBeTruthy()
  const bikes = await screen.findByRole('list', { name: 'Your bikes' })
  expect(bikes.textContent).not.toContain('service')
})

test('where nothing waits, the dashboard says so', async () => {
  open(samplePage([sampleSummary(1)]))
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'What to do next' })).toBeNull()
})

test('a part that could not be loaded hides no step of another, and nobody is told that nothing waits', async () => {
  open(samplePage([sampleSummary(2, 'pending_payment')]), '/dashboard', {
    'GET /api/tickets': refusal(503, 'Busy.'),
  })
  expect(await screen.findByRole('link', { name: 'Pay now: Pay for order NK-1002' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Your tickets can’t be shown right now' })).toBeTruthy()
})

test('nobody is told that nothing waits while that isn’t known', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'GET /api/tickets': refusal(503, 'Busy.') })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Order NK-1001' })).toBeTruthy()
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull()
})

test('open tickets and credits stand in the overview, each with the way to its page', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', {
    'GET /api/tickets': ticketPage(ticket),
    'GET /api/credits': creditPage(120, [{ amount: 20, expires_at: '2027-01-05T12:00:00Z' }]),
  })
  const tickets = within(await screen.findByRole('region', { name: 'Open tickets' }))
  expect(tickets.getByRole('link', { name: 'A rattling noise' }).getAttribute('href')).toBe(
    '/dashboard/support/4',
  )
  const credits = await screen.findByRole('region', { name: 'Credits' })
  expect(credits.textContent).toContain('$120')
  expect(credits.textContent).toContain('$20 of it until Jan 5, 2027')
  expect(within(credits).getByRole('link').getAttribute('href')).toBe('/dashboard/credits')
})

test('credit stands above the orders', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'GET /api/credits': creditPage(80) })
  const credits = await screen.findByRole('region', { name: 'Credits' })
  const orders = await screen.findByRole('region', { name: 'Latest order' })
  expect(credits.compareDocumentPosition(orders)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a member without credit isn’t told so', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'GET /api/credits': creditPage(0) })
  await screen.findByRole('region', { name: 'Latest order' })
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Credits' })).toBeNull()
})

test('the navigation says where one is', async () => {
  open(samplePage([]), '/dashboard/orders')
  const pages = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Profile',
    'Bikes',
    'Saved builds',
    'Orders',
    'Addresses',
    'Settings',
    'My data',
    'Payments',
    'Credits',
    'Notifications',
    'Support',
  ])
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Orders')
  expect(pages.getByRole('button').textContent).toBe('OrdersAll 12 sections')
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
  const building = {
    ...sampleBike,
    order_bike_id: 8,
    title: 'Nireeka Homie',
    delivered_on: null,
    warranty: null,
  }
  open(samplePage([sampleSummary(1)]), '/dashboard', {
    'POST /api/user/getUserBikes': { bikes: [building, sampleBike] },
  })
  const [first, second] = within(await screen.findByRole('list', { name: 'Your bikes' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toBe(
    'Nireeka HomieSize M, PineBeing builtDetails of your Nireeka HomieSpares for this Nireeka HomieManual of the Nireeka Homie',
  )
  expect(second?.textContent).toMatch(
    /^Nireeka PrimeSize M, PineYours since Apr 18, 2024Warranty ended on Apr 18, 2026/,
  )
  expect(href('Spares for this Nireeka Prime')).toBe('/shop/spares/my-bike?bike=7')
  expect(href('Manual of the Nireeka Prime')).toBe('/user-manual?bike=nireeka-prime')
  expect(href('Nireeka Prime')).toBe('/dashboard/bikes/7')
  expect(href('Details of your Nireeka Prime')).toBe('/dashboard/bikes/7')
})

test('bikes that could not be loaded say why, and the orders are there all the same', async () => {
  open(samplePage([sampleSummary(1)]), '/dashboard', { 'POST /api/user/getUserBikes': refusal(503, 'Busy.') })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Order NK-1001' })).toBeTruthy()
})

test('a saved build leads into the configurator as it was put together', async () => {
  open(samplePage([]), '/dashboard', { 'GET /api/builds': { items: [sampleBuild] } })
  const list = within(await screen.findByRole('list', { name: 'Saved builds' }))
  const link = list.getByRole('link')
  expect(link.getAttribute('href')).toBe('/configurator/nyx?build=1-w-3')
  expect(link.closest('li')?.textContent).toBe('Nireeka NyxSize M, Pine$3,790 Saved on Nov 1, 2026')
})

test('a build that was begun without a size leads to its bike', async () => {
  const undecided = { ...sampleBuild, id: 2, size: null, color: null }
  open(samplePage([]), '/dashboard', { 'GET /api/builds': { items: [undecided] } })
  const list = within(await screen.findByRole('list', { name: 'Saved builds' }))
  expect(list.getByRole('link').getAttribute('href')).toBe('/configurator/nyx')
})
