import type { Session } from '@nireeka/contracts'
import { defineRoutes } from '@nireeka/kit/routes'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { TEXT_ANSWERS, textAnswer } from '../testing/sample-texts.ts'
import { routes as allRoutes } from '../routes.ts'
import { DEALERS_ANSWER } from './dealer-samples.ts'
import * as dealersServer from './dealers-page.server.ts'
import { DealersPage } from './dealers-page.tsx'

const routes = defineRoutes([{ path: '/dealers', page: DealersPage, server: dealersServer }])

// jsdom has no ResizeObserver. The map uses it, and may still be loading when a test ends, so it isn't a stub that ends too.
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

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const INTRODUCTION = { 'GET /api/texts/dealers': textAnswer('dealers') }

const open = (path = '/dealers', session: Session = { status: 'guest' }) =>
  renderRoutes(routes, path, {
    http: fakeHttp({ ...INTRODUCTION, 'GET /api/dealers': DEALERS_ANSWER }).http,
    session$: new BehaviorSubject(session),
  })

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const find = () => userEvent.click(screen.getByText('Find'))
const near = async (town: string) => {
  const input = await screen.findByLabelText('Near which town?')
  await userEvent.clear(input)
  await userEvent.type(input, town)
  await find()
  await screen.findByRole('heading', { name: /^Nearest to/ })
}

test('the server’s list stands without scripts, and is filtered by the address', async () => {
  const page = await hydratePage(allRoutes, {
    url: '/dealers?country=DE&service=test_ride',
    data: { ...TEXT_ANSWERS, '/api/dealers': DEALERS_ANSWER },
  })
  expect(page.html).toContain('Isar Rad')
  expect(page.html).not.toContain('Spree Antrieb')
  expect(page.html).toContain('1 dealer')
  // The page is kept, so it has the hours and doesn't say who is open.
  expect(page.html).toContain('Monday to Friday 10 to 19')
  expect(page.html).not.toMatch(/Open now|Opens /)
})

test('a row shows place, offer and the way there without being opened, and the same for all', async () => {
  open()
  const row = (await screen.findByRole('heading', { name: 'Isar Rad' })).closest('li')!
  const summary = row.querySelector('summary')?.textContent
  expect(summary).toContain('Munich')
  expect(summary).toMatch(/Test rides$/)
  const outside = [...document.querySelectorAll('li[id^="dealer-"]')].map(
    (one) => one.lastElementChild?.firstChild?.textContent,
  )
  expect(outside).toEqual(Array(3).fill('Directions '))
})

test('what unfolds tells the country and what a dealer does; only where there are test rides, one can be booked', async () => {
  open()
  const row = (await screen.findByRole('heading', { name: 'Isar Rad' })).closest('li')!
  expect(within(row).getByText('Munich, Germany')).toBeDefined()
  expect(within(row).getByText('Sales · Test rides')).toBeDefined()
  const ways = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    'mailto:isar-rad@example.com?subject=Test%20ride',
    // Where the row has no room for it; only one of the two is shown.
    expect.stringContaining('https://www.openstreetmap.org/'),
    'tel:+49555-0106',
    'mailto:isar-rad@example.com',
    expect.stringContaining('https://www.openstreetmap.org/'),
  ])
  expect(screen.getAllByRole('link', { name: /^Book a test ride at/ })).toHaveLength(1)
})

test('the text about dealers stands there without their list, too', async () => {
  renderRoutes(routes, '/dealers', {
    http: fakeHttp({ ...INTRODUCTION, 'GET /api/dealers': refusal(500, 'Busy just now.') }).http,
  })
  expect(await screen.findByText('Busy just now.')).toBeDefined()
  expect(screen.getByText('Call ahead.')).toBeDefined()
})

test('a filter goes into the address and is counted aloud', async () => {
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Germany')
  expect(location.search).toBe('?country=DE')
  expect(names()).toEqual(['Spree Antrieb', 'Isar Rad'])
  expect(screen.getByText('2 dealers, by town from A to Z')).toBeDefined()
})

test('when none fits, the page says so and leads back to all', async () => {
  open('/dealers?country=AU&service=test_ride')
  expect(await screen.findByRole('heading', { name: 'No dealer matches these filters' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Show all dealers' }))
  expect(names()).toHaveLength(3)
})

test('near a town the nearest come first, with their distance', async () => {
  open()
  await near('Munich')
  expect(names()).toEqual(['Isar Rad', 'Spree Antrieb', 'Harbour Volt'])
  expect(screen.getByText('508 km')).toBeDefined()
})

test('a member with imperial units reads miles', async () => {
  open('/dealers', asMember({ unit: 1 }))
  await near('Munich')
  expect(screen.getByText('316 mi')).toBeDefined()
})

test('an unknown place is said beside the field, and what was typed stays', async () => {
  open()
  const input = await screen.findByLabelText<HTMLInputElement>('Near which town?')
  await userEvent.click(input)
  await userEvent.paste('Atlantis')
  await find()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find this place.')
  expect(input.value).toBe('Atlantis')
})

test('the town is remembered only with consent, and the own location never', async () => {
  open()
  await near('Munich')
  expect(localStorage.getItem('dealerPlace')).toBeNull()

  storage.write('consent', { statistics: false, comfort: true, at: Date.now(), signal: false })
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: -33.8, longitude: 151.2 } }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(await screen.findByRole('heading', { name: 'Nearest to your location' })).toBeDefined()
  expect(names()[0]).toBe('Harbour Volt')
  expect(localStorage.getItem('dealerPlace')).toBeNull()
})

test('a row says whether the dealer is open by the dealer’s own clock', async () => {
  // A Thursday, at ten past six in the evening in Berlin.
  vi.useFakeTimers({ now: new Date('2026-11-26T17:10:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  open()
  expect(await screen.findAllByText(/Open now until 19:00/)).toHaveLength(2)
  expect(screen.getByText(/Temporarily closed/).closest('li')?.textContent).toContain('Harbour Volt')
})

test('a refused location is told in a sentence, and nobody is asked before the click', async () => {
  const asked = vi.fn((_found: unknown, failed: (error: object) => void) =>
    failed({ code: 1, PERMISSION_DENIED: 1 }),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: asked } })
  open()
  const button = await screen.findByRole('button', { name: 'Use my location' })
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findByText(/didn’t share your location/)).toBeDefined()
})

test('a marker leads to its dealer in the list, and the list shows its dealer on the map', async () => {
  open()
  const map = await screen.findByRole('region', { name: 'Map of the dealers' })
  // The map reaches from the town to Sydney, so that Berlin and Munich are one mark.
  await near('Munich')
  await userEvent.click(await within(map).findByRole('button', { name: '2 dealers near Munich: zoom in' }))
  const marker = within(map).getByRole('button', { name: 'Isar Rad, Munich' })
  const cards = [...document.querySelectorAll('li[id^="dealer-"]')]
  const place = cards.findIndex(({ id }) => id === 'dealer-2') + 1
  expect(marker.textContent).toContain(String(place))
  expect(cards[place - 1]?.querySelector('summary')?.firstChild?.textContent).toBe(String(place))
  await userEvent.click(marker)
  expect(document.activeElement?.id).toBe('dealer-2')
  expect(document.activeElement?.querySelector('details')?.open).toBe(true)
  Element.prototype.scrollIntoView = () => undefined
  await userEvent.click(screen.getByRole('button', { name: 'Show on the map: Harbour Volt' }))
  expect(
    await within(map).findByRole('button', { name: 'Harbour Volt, Sydney', pressed: true }),
  ).toBeDefined()
})

test('directions are an outside link that takes nothing of ours along', async () => {
  open()
  const [link] = await screen.findAllByRole('link', { name: /Directions to Spree Antrieb/ })
  expect(link?.getAttribute('href')).toContain('https://www.openstreetmap.org/')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
})

test('a list that can’t be loaded says so and tries again', async () => {
  renderRoutes(routes, '/dealers', {
    http: fakeHttp({ ...INTRODUCTION, 'GET /api/dealers': refusal(500, 'Busy just now.') }).http,
  })
  expect(await screen.findByText('Busy just now.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
