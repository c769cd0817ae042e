import type { Session, Stream } from '@nireeka/contracts'
import type { ListedBikeData } from '@nireeka/contracts/api'
import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { heights } from '../performance/measures.ts'
import { sampleBike, sampleListed } from '../sample-bike.ts'

const anna = {
  id: 1,
  name: 'Anna',
  last_name: 'B',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
} as const

const homie: ListedBikeData = {
  ...sampleListed,
  id: 2,
  slug: 'nireeka-homie',
  title: 'Nireeka Homie',
  use: 'City step-through',
  price: 2990,
  lead_days: 12,
}
const both = { bikes: [sampleListed, homie] }

function open(path: string, platform: Parameters<typeof renderRoutes>[2] = {}) {
  const { http } = fakeHttp({ 'GET /api/configurator': both })
  renderRoutes(routes, path, { http, ...platform })
}

beforeEach(() => localStorage.clear())

const titles = () =>
  screen.queryAllByRole('heading', { level: 2, name: /^Nireeka/ }).map((heading) => heading.textContent)

test('a colour on a card changes its picture and where its button leads', async () => {
  open('/configurator')
  const card = within((await screen.findByRole('heading', { name: 'Nireeka Homie' })).closest('li')!)
  expect(card.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy()
  const pine = card.getByRole('link', { name: 'Pine' })
  expect(pine.getAttribute('href')).toBe('/configurator/nireeka-homie?color=3')
  await userEvent.click(pine)
  expect(pine.getAttribute('aria-current')).toBe('true')
  const picture = card.getByRole('img', { name: 'Nireeka Homie, Pine' })
  expect(picture.getAttribute('src')).toContain('bikes/pine')
  const build = card.getByRole('link', { name: 'Build the Nireeka Homie' })
  expect(build.getAttribute('href')).toBe('/configurator/nireeka-homie?color=3')
})

test('the start shows each bike with its price, its delivery and the way to build it', async () => {
  open('/configurator')
  expect(await screen.findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'E-bikes' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Side by side' })).toBeTruthy()
  expect(screen.getAllByText('$4,490')).toHaveLength(2)
  expect(screen.queryByText(/a month/)).toBeNull()
  expect(screen.getAllByText('Delivered in about 4 to 5 weeks')).toHaveLength(1)
  const build = screen.getByRole('link', { name: 'Build the Nireeka Prime' })
  expect(build.getAttribute('href')).toBe('/configurator/nireeka-prime')
  const ride = screen.getByRole('link', { name: 'Find a test ride of the Nireeka Prime' })
  expect(ride.getAttribute('href')).toBe('/dealers?service=test_ride&bike=nireeka-prime')
  expect(document.title).toBe('E-bikes · Nireeka')
})

test('a card leads to the bike in the colour that it shows', async () => {
  const { http } = fakeHttp({
    'GET /api/configurator': {
      bikes: [{ ...sampleListed, image: '/pictures/bikes/nireeka-prime-pine-front34.webp' }],
    },
  })
  renderRoutes(routes, '/configurator', { http })
  const build = await screen.findByRole('link', { name: 'Build the Nireeka Prime' })
  expect(build.getAttribute('href')).toBe('/configurator/nireeka-prime?color=3')
})

test('a few bikes are narrowed by use alone, in the address', async () => {
  open('/configurator')
  await userEvent.click(await screen.findByRole('link', { name: 'City' }))
  expect(titles()).toEqual(['Nireeka Homie'])
  expect(location.search).toBe('?use=city')
  expect(screen.getByText('1 of 2 bikes')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Budget' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'All' }))
  expect(titles()).toEqual(['Nireeka Prime', 'Nireeka Homie'])
})

test('a budget in the address narrows them, too, and all of them are shown again', async () => {
  open('/configurator?budget=3000')
  expect(await screen.findByRole('link', { name: 'Up to $3,000', current: true })).toBeTruthy()
  expect(titles()).toEqual(['Nireeka Homie'])
  await userEvent.click(screen.getByRole('link', { name: 'Trail and gravel' }))
  expect(screen.getByRole('heading', { name: 'No bike matches both' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Show all bikes' }))
  expect(titles()).toEqual(['Nireeka Prime', 'Nireeka Homie'])
})

test('a height says which size of each bike it is', async () => {
  open('/configurator?use=city')
  const height = await screen.findByLabelText('Your height')
  height.focus()
  await userEvent.selectOptions(height, '172 cm, 5 ft 8 in')
  expect(document.activeElement).toBe(height)
  expect(screen.getByRole('option', { name: '172 cm, 5 ft 8 in', selected: true })).toBeTruthy()
  expect(location.search).toBe('?use=city&height=172')
  expect(screen.getByText('M fits you.')).toBeTruthy()
})

test('all bikes are compared, whatever is filtered, and the page ends with a way to ask', async () => {
  open('/configurator?budget=3000')
  const table = await screen.findByRole('table')
  const end = within(screen.getByRole('region', { name: 'Not sure yet?' }))
  expect(end.getByRole('link', { name: 'Ask us' })).toBeTruthy()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['What', 'Nireeka Prime', 'Nireeka Homie'])
  const row = within(table).getByRole('row', { name: /^Starting price/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$4,490', '$2,990 Best'])
})

test('a member with unit 1 reads miles, pounds and inches', async () => {
  const session$: Stream<Session> = {
    value: { status: 'member', user: { ...anna, unit: 1 } },
    subscribe: () => ({ unsubscribe: () => undefined }),
  }
  open('/configurator', { session$ })
  expect((await screen.findAllByText('28 mph')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('49.4 lb').length).toBeGreaterThan(0)
  expect(screen.getAllByText(heights(155, 179, 1)).length).toBeGreaterThan(0)
})

test('a guest changes the unit for cards and table, and finds it again on the next page', async () => {
  const { http } = fakeHttp({
    'GET /api/configurator': both,
    'GET /api/configurator/nireeka-prime': sampleBike,
    'GET /api/countries': { countries: [] },
  })
  renderRoutes(routes, '/configurator', { http })
  await userEvent.click(await screen.findByRole('button', { name: 'Show miles and pounds' }))
  await waitFor(() => expect(screen.getAllByText('49.4 lb')).toHaveLength(4))
  await userEvent.click(screen.getByRole('link', { name: 'Build the Nireeka Prime' }))
  await userEvent.click(await screen.findByRole('button', { name: 'More for this build' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show kilometres and kilograms' }))
  expect(await screen.findByRole('button', { name: 'Show feet and inches' })).toBeTruthy()
  expect(localStorage.getItem('unit')).toBe('0')
})

test('a member’s unit is kept in the account', async () => {
  const { http, calls } = fakeHttp({
    'GET /api/configurator': both,
    'GET /api/set-unit': { unit: 1 },
  })
  const publish = vi.fn()
  const session$ = new BehaviorSubject<Session>({ status: 'member', user: anna })
  renderRoutes(routes, '/configurator', { http, session$, publish })
  await userEvent.click(await screen.findByRole('button', { name: 'Show miles and pounds' }))
  expect(screen.getAllByText('49.4 lb').length).toBeGreaterThan(0)
  await waitFor(() => expect(publish).toHaveBeenCalledWith({ type: 'member:changed' }))
  expect(calls).toContain('GET /api/set-unit')
})

const keep = (build: object) => localStorage.setItem('configuratorData', JSON.stringify(build))
const KEPT = { bike_slug: 'nireeka-prime', size_id: 12, color_id: 5, part_ids: [105, 503] }

test('a guest whose browser keeps a build continues it from its bike’s card', async () => {
  keep(KEPT)
  open('/configurator', { session$: new BehaviorSubject<Session>({ status: 'guest' }) })
  const link = await screen.findByRole('link', { name: 'Continue your build of the Nireeka Prime' })
  expect(link.getAttribute('href')).toBe('/configurator/nireeka-prime?build=1-c-5--2x.dz')
  expect(screen.getByRole('link', { name: 'Build the Nireeka Homie' })).toBeTruthy()
})

test.each<[string, Session, object]>([
  ['a member', { status: 'member', user: anna }, KEPT],
  ['a guest whose browser keeps nothing readable', { status: 'guest' }, { bike_slug: '../x' }],
])('%s begins a new one', async (_who, session, build) => {
  keep(build)
  open('/configurator', { session$: new BehaviorSubject<Session>(session) })
  expect(await screen.findByRole('link', { name: 'Build the Nireeka Prime' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
})

test('the page comes as HTML with its filter, and is taken over in place', async () => {
  const { container } = await hydratePage(routes, {
    url: '/configurator?use=city&height=172',
    data: { '/api/configurator': both },
  })
  expect(container.textContent).toContain('Build the Nireeka Homie')
  expect(container.textContent).not.toContain('Build the Nireeka Prime')
  expect(container.textContent).toContain('M fits you.')
})

test('without a bike to build, the accessories are offered', async () => {
  const { http } = fakeHttp({ 'GET /api/configurator': { bikes: [] } })
  renderRoutes(routes, '/configurator', { http })
  expect(await screen.findByRole('link', { name: 'Accessories' })).toBeTruthy()
})

test('a failed start says why and is tried again', async () => {
  let tries = 0
  const { http } = fakeHttp({
    'GET /api/configurator': () => (tries++ === 0 ? refusal(503, 'Busy.') : { bikes: [sampleListed] }),
  })
  renderRoutes(routes, '/configurator', { http })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
})
