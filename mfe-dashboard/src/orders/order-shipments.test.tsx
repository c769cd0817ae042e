import type { OrderData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleDelivery, sampleOrder, sampleShipment } from '../sample-orders.ts'

function open(change: Partial<OrderData>) {
  const { http } = fakeHttp({ 'GET /api/orders/1': { ...sampleOrder, ...change } })
  renderRoutes(routes, '/dashboard/orders/1', { http })
}

const parcels = async () => within(await screen.findByRole('region', { name: 'Your parcels' }))

const headings = async () =>
  (await parcels()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const piecesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('an order without a parcel shows nothing about parcels', async () => {
  open({ lines: sampleOrder.lines.map((line) => ({ ...line, to_ship: line.count })) })
  await screen.findByRole('region', { name: 'What you ordered' })
  expect(screen.queryByRole('region', { name: 'Your parcels' })).toBeNull()
  expect(screen.queryByText('Not shipped yet')).toBeNull()
})

test('a parcel shows where it is, its pieces, and a link to the carrier’s page in a new tab', async () => {
  open({ shipments: [sampleShipment] })
  const region = await parcels()
  expect(await headings()).toEqual(['Handed to DHL on November 3, 2026'])
  expect(piecesOf(region.getByRole('list', { name: 'In this parcel' }))).toEqual(['City helmet × 2'])

  const link = region.getByRole('link', { name: 'JD014600003SE at DHL (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(sampleShipment.tracking_url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('two parcels are shown with their own states and pieces, and nothing is still to come', async () => {
  open({ shipments: [sampleShipment, sampleDelivery] })
  const region = await parcels()
  expect(await headings()).toEqual(['Handed to DHL on November 3, 2026', 'Delivered on November 6, 2026'])
  expect(region.getAllByRole('list', { name: 'In this parcel' }).map(piecesOf)).toEqual([
    ['City helmet × 2'],
    ['Bell × 1'],
  ])
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    sampleShipment.tracking_url,
    sampleDelivery.tracking_url,
  ])
})

test('a partly shipped order says what still comes', async () => {
  const [helmets, bell] = sampleOrder.lines
  open({
    status: 'partly_shipped',
    lines: [{ ...helmets!, to_ship: 1 }, bell!],
    shipments: [{ ...sampleShipment, lines: [{ title: 'City helmet', count: 1 }] }],
  })
  const rest = (await parcels()).getByRole('list', { name: 'Not shipped yet' })
  expect(piecesOf(rest)).toEqual(['City helmet × 1'])
})

test.each([
  ['preparing', 'Packed on November 3, 2026', true],
  ['handed_over', 'Handed to DHL on November 3, 2026', true],
  ['in_transit', 'On its way since November 3, 2026', false],
  ['exception', 'Delivery problem since November 3, 2026', false],
  ['delivered', 'Delivered on November 3, 2026', false],
] as const)(
  'the state %s is told in words; a carrier may show a new parcel late',
  async (state, text, isNew) => {
    open({ shipments: [{ ...sampleShipment, state }] })
    expect(await headings()).toEqual([text])
    expect(screen.queryByText('DHL may take a day to show the parcel.') !== null).toBe(isNew)
  },
)

test('only a parcel with a problem leads to support, with its order', async () => {
  open({ shipments: [{ ...sampleShipment, state: 'exception' }, sampleDelivery] })
  const links = (await parcels()).getAllByRole('link', { name: 'write to us' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/support/new?order=1'])
})
