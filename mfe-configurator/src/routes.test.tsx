import type { CartState, Session } from '@nireeka/contracts'
import { emptyCart, fakeHttp, fakePlatform, hydratePage, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { sampleSections } from './bike/sections/sample-sections.ts'
import { routes } from './routes.ts'
import { sampleBike, sampleColours, sampleDates, sampleListed } from './sample-bike.ts'

const data = {
  '/api/configurator': { bikes: [sampleListed] },
  '/api/configurator/nireeka-prime': sampleBike,
  ...sampleSections,
  '/api/configurator/colors/available/1/12': sampleColours,
  '/api/configurator/colors/available/1/13': { available: [] },
  '/api/configurator/colors/get-date/1/12/1': sampleDates,
  '/api/configurator/colors/get-date/1/12/5': null,
}

const open = (url: string) => hydratePage(routes, { url, data })

test.each([
  ['/configurator', 200, 'href="/configurator/nireeka-prime"'],
  ['/configurator/nireeka-prime', 200, 'Riders 166–179\u00A0cm'],
  ['/configurator/nireeka-prime', 200, 'role="tab"'],
  ['/configurator/nireeka-prime', 200, '$4,490'],
  ['/configurator/nireeka-prime', 200, 'Climbs with luggage on'],
  ['/configurator/nireeka-prime', 200, 'Full carbon, hardtail'],
  ['/configurator/nireeka-prime', 200, 'Up the hill in a shirt'],
  ['/configurator/nireeka-prime', 200, 'href="/help-center/topics/9"'],
  ['/configurator/nireeka-prime', 200, 'Harbor E-Cycles'],
  ['/configurator/nireeka-prime?weight=95&climb=10', 200, '61\u00A0km'],
  ['/configurator/nireeka-prime?size=12', 200, 'December 21 to 25'],
  ['/configurator/nireeka-prime?size=12&color=5', 200, 'Delivery date on request'],
  ['/configurator/nireeka-prime?build=1-c-1', 200, 'Midnight Pearl'],
  ['/configurator/nireeka-prime?build=1-c-1&step=components', 200, 'Carbon rims'],
  ['/configurator/nireeka-prime?build=1-c-1--1jl&step=upgrades', 200, '1 extra'],
  ['/configurator/nireeka-prime?build=1-c-1--zzz', 200, 'One part is no longer available'],
  ['/configurator/nireeka-prime?build=nonsense', 200, 'This link can’t be read'],
  ['/configurator/nireeka-prime?size=13', 200, 'This size isn’t built at the moment'],
  ['/configurator/nireeka-prime?size=99&color=x', 200, 'Riders 166–179\u00A0cm'],
  ['/configurator/nyx/engine', 404, 'We don’t build this bike'],
])('%s comes as HTML and is taken over as it is', async (url, status, part) => {
  const view = await open(url)
  expect(view.status).toBe(status)
  expect(view.html).toContain(part)
})

test('a bike whose details can’t be read comes as HTML all the same, and says so', async () => {
  const body = { error: 'not_found', message: 'Nothing is told of it.' }
  const answers = { '/api/configurator/nireeka-prime/about': { status: 404, body } }
  const view = await hydratePage(routes, { url: '/configurator/nireeka-prime', data, answers })
  expect(view.status).toBe(200)
  expect(view.html).toContain('166–179\u00A0cm')
  expect(view.html).toContain('Nothing is told of it.')
})

test('a bike that the API refuses is a page that leads on', async () => {
  const body = { error: 'not_found', message: 'No such bike.' }
  const answers = { '/api/configurator/x': { status: 404, body } }
  const view = await hydratePage(routes, { url: '/configurator/x', answers })
  expect(view.status).toBe(404)
  expect(view.html).toContain('href="/configurator"')
})

test('an unknown address that has a bike’s name in it asks whether that bike is meant, and shows it first', async () => {
  const nyx = { ...sampleListed, id: 2, slug: 'nyx', title: 'Nireeka Nyx' }
  const http = fakeHttp({ 'GET /api/configurator': { bikes: [nyx, sampleListed] } }).http
  renderRoutes(routes, '/configurator/prime/engine', { http })
  const meant = await screen.findByRole('heading', { level: 2, name: 'Did you mean the Nireeka Prime?' })
  expect(within(meant).getByRole('link').getAttribute('href')).toBe('/configurator/nireeka-prime')
  const bikes = within(screen.getByRole('list', { name: 'Bikes to start from' }))
  const links = bikes.getAllByRole('link', { name: /^Build yours/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/configurator/nireeka-prime',
    '/configurator/nyx',
  ])
})

test.each(['mode=CECM&cartID=3', 'mode=CEOM&orderBikeID=7'])(
  'of what is somebody’s own (%s) the frame comes as HTML, with the bike’s name',
  async (query) => {
    const session$ = new BehaviorSubject<Session>({ status: 'loading' })
    const state$ = new BehaviorSubject<CartState>({ ...emptyCart, status: 'loading' })
    const platform = { session$, cart: { ...fakePlatform().cart, state$ } }
    const url = `/configurator/nireeka-prime?${query}`
    const view = await hydratePage(routes, { url, data, platform })
    expect(view.html).toContain('Nireeka Prime</h1>')
    expect(view.html).toContain('Loading…')
  },
)
