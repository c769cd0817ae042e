import type { UserBikeData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../../routes.ts'
import { sampleOrder } from '../../sample-orders.ts'
import { sampleBike } from '../sample-bikes.ts'
import { sampleModelData } from './sample-model.ts'

const spare = (id: number, title: string) => ({ id, title, image: null, price: 24 })
const SPARES = {
  BRK: [spare(1, 'Brake pad set'), spare(2, 'Brake rotor'), spare(3, 'Brake hose')],
  DRV: [],
  TYR: [spare(4, 'Trail tyre')],
  CHG: [spare(5, 'Charger')],
}
const own = (order_id: number | null) => ({ bikes: [{ order_bike_id: 7, order_id }] })

function open(bike: Partial<UserBikeData> = {}, replies: Record<string, unknown> = {}) {
  const asked: unknown[] = []
  const { http, calls } = fakeHttp({
    'POST /api/user/getUserBikes': { bikes: [{ ...sampleBike, ...bike }] },
    'GET /api/spares/my-bikes': own(null),
    'GET /api/configurator/nireeka-prime': sampleModelData,
    'GET /api/spares/for-bike': ({ query }: { query: { family: keyof typeof SPARES } }) => {
      asked.push(query)
      return { items: SPARES[query.family] }
    },
    ...replies,
  })
  renderRoutes(routes, '/dashboard/bikes', { http })
  return { asked, calls }
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a bike stands with picture, serial number and warranty, and its service can be booked', async () => {
  open()
  const bike = await part('Nireeka Prime')
  expect(bike.getByRole('img', { name: 'Your Nireeka Prime in Pine' })).toBeTruthy()
  expect(bike.getByText('NKP-24-004217')).toBeTruthy()
  expect(bike.getByText('Warranty ended on').nextSibling?.textContent).toBe('April 18, 2026')
  expect(hrefOf('Book a service for your Nireeka Prime')).toBe('/dealers?service=service')
  expect(hrefOf('Settings and warranty of your Nireeka Prime')).toBe('/dashboard/bikes/7')
  expect(hrefOf('Upgrades for your Nireeka Prime')).toBe(
    '/configurator/nireeka-prime?orderBikeID=7&mode=CEOM',
  )
  expect(hrefOf('Manual of your Nireeka Prime')).toBe('/user-manual?bike=nireeka-prime')
})

test('a stolen bike is reported by a ticket that has its serial number', async () => {
  open()
  await part('Nireeka Prime')
  const address = new URL(hrefOf('Report it stolen (your Nireeka Prime)') ?? '', 'https://shop.example')
  expect(address.pathname).toBe('/dashboard/support/new')
  expect(address.searchParams.get('bike')).toBe('7')
  expect(address.searchParams.get('text')).toContain('Serial number: NKP-24-004217')
})

test('a bike whose service is near says when, and what it includes', async () => {
  open({ service_due_on: '2026-12-10' })
  expect((await screen.findByText('Service due')).parentElement?.textContent).toBe(
    'Service dueDecember 10, 2026',
  )
  const service = await part('Service')
  expect(service.queryByText(/December 10/)).toBeNull()
  expect(hrefOf('What’s included')).toBe('/user-manual/service-plan?bike=nireeka-prime')
  expect(hrefOf('Ask our workshop')).toBe('/dashboard/support/new?bike=7&subject=Service+of+my+Nireeka+Prime')
})

test('all its parts are told, and which of them its owner chose', async () => {
  open({ parts: ['Strong brakes'], part_ids: [12] })
  const parts = await part('How it’s built')
  expect(parts.getByText('Brakes').nextSibling?.textContent).toBe('Strong brakes Your choice')
  expect(parts.getByText('Motor').nextSibling?.textContent).toBe('Motor 250 W')
  expect(parts.getByText('Your choices are marked with')).toBeTruthy()
})

test('its history stands below what it is built of, and begins with its order, which it leads to', async () => {
  open(
    {},
    {
      'GET /api/spares/my-bikes': own(1),
      'GET /api/orders/1': { ...sampleOrder, placed_at: '2024-03-01T12:00:00Z', moves: [] },
    },
  )
  const history = await part('History')
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
  expect(regions.indexOf('history-7')).toBeGreaterThan(regions.indexOf('parts-7'))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'OrderedMarch 1, 2024',
    'DeliveredApril 18, 2024',
  ])
  expect(history.getByRole('link', { name: 'NK-1001' }).getAttribute('href')).toBe('/dashboard/orders/1')
})

test('the days of service and warranty stand once', async () => {
  open(
    { service_due_on: '2027-04-18', warranty: { until: '2028-04-18', is_covered: true } },
    { 'GET /api/spares/my-bikes': own(1), 'GET /api/orders/1': sampleOrder },
  )
  await part('History')
  expect(screen.getAllByText('April 18, 2027')).toHaveLength(1)
  expect(screen.getAllByText('April 18, 2028')).toHaveLength(1)
})

test('a bike of which no order is known has no history: its delivery stands with its facts', async () => {
  open()
  await part('How it’s built')
  expect(screen.getByText('Yours since').nextSibling?.textContent).toBe('April 18, 2024')
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
})

test('a part of each family is offered, as it fits this very bike', async () => {
  const { asked } = open()
  const list = within(await screen.findByRole('list', { name: 'Parts that fit your Nireeka Prime' }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Brake pad set',
    'Trail tyre',
    'Charger',
  ])
  expect(asked).toHaveLength(4)
  expect(asked[0]).toEqual({ order_bike_id: '7', family: 'BRK', in_stock: '1' })
  expect(hrefOf('All spares for this bike')).toBe('/shop/spares/my-bike?bike=7')
  expect(hrefOf('Accessories for the Nireeka Prime')).toBe('/shop/accessories?bike=nireeka-prime')
})

test('a bike that is being built needs no service and no spares yet', async () => {
  const { calls } = open({ delivered_on: null, warranty: null, serial_number: null })
  expect(await screen.findByText('Being built')).toBeTruthy()
  await part('How it’s built')
  expect(screen.queryByRole('link', { name: /^Book a service/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Report it stolen/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Service' })).toBeNull()
  expect(calls).not.toContain('GET /api/spares/for-bike')
})

test('what can’t be loaded is left out, and the bike is there all the same', async () => {
  const busy = refusal(503, 'Busy.')
  open(
    {},
    {
      'GET /api/spares/my-bikes': busy,
      'GET /api/configurator/nireeka-prime': busy,
      'GET /api/spares/for-bike': busy,
    },
  )
  expect(await part('Service')).toBeTruthy()
  expect(screen.getByText('NKP-24-004217')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'How it’s built' })).toBeNull()
  expect(screen.queryByRole('list', { name: /^Parts that fit/ })).toBeNull()
})
