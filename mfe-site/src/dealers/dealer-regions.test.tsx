import { defineRoutes } from '@nireeka/kit/routes'
import { fakeHttp, hydratePage, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { TEXT_ANSWERS, textAnswer } from '../testing/sample-texts.ts'
import { routes as allRoutes } from '../routes.ts'
import { DEALERS_ANSWER } from './dealer-samples.ts'
import * as dealersServer from './dealers-page.server.ts'
import { DealersPage } from './dealers-page.tsx'

const routes = defineRoutes([{ path: '/dealers', page: DealersPage, server: dealersServer }])

// jsdom has no ResizeObserver. The map may still be loading when a test ends, so it isn't a stub that ends too.
Object.assign(globalThis, {
  ResizeObserver: class {
    seen: (entries: unknown[]) => void
    constructor(seen: (entries: unknown[]) => void) {
      this.seen = seen
    }
    observe() {
      this.seen([{ contentRect: { width: 600, height: 450 } }])
    }
    disconnect() {}
  },
})

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('without scripts a region is a link, too', async () => {
  const page = await hydratePage(allRoutes, {
    url: '/dealers?region=asia-pacific',
    data: { ...TEXT_ANSWERS, '/api/dealers': DEALERS_ANSWER },
  })
  expect(page.html).toContain('href="/dealers?region=europe"')
  expect(page.html).toContain('Harbour Volt')
  expect(page.html).not.toContain('Isar Rad')
})

test('map and list show the same region, which the count names', async () => {
  renderRoutes(routes, '/dealers?service=sales', {
    http: fakeHttp({ 'GET /api/texts/dealers': textAnswer('dealers'), 'GET /api/dealers': DEALERS_ANSWER })
      .http,
  })
  const regions = within(await screen.findByRole('navigation', { name: 'Parts of the world' }))
  expect(regions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Europe 2',
    'Asia-Pacific 1',
  ])
  expect(regions.getByRole('link', { current: true }).textContent).toBe('All 3')
  await userEvent.click(regions.getByRole('link', { name: 'Asia-Pacific 1' }))
  expect(location.search).toBe('?region=asia-pacific&service=sales')
  expect(names()).toEqual(['Harbour Volt'])
  expect(screen.getByText('1 dealer in Asia-Pacific')).toBeDefined()
  const map = await screen.findByRole('region', { name: 'Map of the dealers' })
  const markers = within(await within(map).findByRole('list', { name: 'Dealers on the map' }))
  expect(markers.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Harbour Volt, Sydney',
  ])
  // A country ends the region, so that the two never contradict each other.
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany')
  expect(location.search).toBe('?country=DE&service=sales')
})

const open = () =>
  renderRoutes(routes, '/dealers', {
    http: fakeHttp({ 'GET /api/texts/dealers': textAnswer('dealers'), 'GET /api/dealers': DEALERS_ANSWER })
      .http,
  })

test('a cluster on the map has no number, which would look like a dealer’s', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Near which town?'), 'Munich')
  await userEvent.click(screen.getByText('Find'))
  const cluster = await screen.findByRole('button', { name: '2 dealers near Munich: zoom in' })
  expect(cluster.firstElementChild?.textContent).toBe('')
  expect(cluster.textContent).toContain('Munich +1')
})

test('with all chosen each region has a map, numbered as the list, and a region’s choice shows it alone', async () => {
  open()
  const europe = within(await screen.findByRole('list', { name: 'Dealers on the map: Europe' }))
  const pacific = within(screen.getByRole('list', { name: 'Dealers on the map: Asia-Pacific' }))
  expect(europe.getByRole('button', { name: 'Isar Rad, Munich' }).textContent).toMatch(/^2/)
  expect(pacific.getByRole('button', { name: 'Harbour Volt, Sydney' }).textContent).toMatch(/^3/)
  // A map of several has no buttons, which would cover it.
  expect(screen.queryByRole('button', { name: 'Nearer' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Europe 2' }))
  const alone = within(await screen.findByRole('list', { name: 'Dealers on the map' }))
  expect(alone.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Spree Antrieb, Berlin',
    'Isar Rad, Munich',
  ])
  expect(screen.getByRole('button', { name: 'Nearer' })).toBeDefined()
})

test('a dealer that is chosen stays among those of its region', async () => {
  open()
  const europe = within(await screen.findByRole('list', { name: 'Dealers on the map: Europe' }))
  await userEvent.click(europe.getByRole('button', { name: 'Isar Rad, Munich' }))
  expect(europe.getByRole('button', { name: 'Isar Rad, Munich', pressed: true })).toBeDefined()
  expect(europe.getByRole('button', { name: 'Spree Antrieb, Berlin', pressed: false })).toBeDefined()
})

test('the map names countries for the eye alone', async () => {
  open()
  const map = await screen.findByRole('region', { name: 'Map of the dealers' })
  const name = await within(map).findByText('Germany')
  expect(name.closest('[aria-hidden="true"]')).not.toBeNull()
})
