import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleColours, sampleDates, sampleListed } from '../sample-bike.ts'

const COLOURS = 'GET /api/configurator/colors/available/1'
const DATE = 'GET /api/configurator/colors/get-date/1'
const replies = {
  'GET /api/configurator/nireeka-prime': sampleBike,
  'GET /api/configurator': { bikes: [sampleListed] },
  'GET /api/countries': { countries: [] },
  [`${COLOURS}/11`]: sampleColours,
  [`${COLOURS}/12`]: sampleColours,
  [`${COLOURS}/13`]: { available: [] },
  [`${DATE}/11/5`]: null,
  [`${DATE}/12/1`]: sampleDates,
  [`${DATE}/12/5`]: { ...sampleDates, arrives_to: '2027-01-04' },
}

function open(query = '', changed: Record<string, unknown> = {}) {
  const fake = fakeHttp({ ...replies, ...changed })
  renderRoutes(routes, `/configurator/nireeka-prime${query}`, { http: fake.http })
  return fake
}

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const chosen = (name: RegExp) => screen.findByRole('radio', { name, checked: true })
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const price = (text: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: /Show price/ }).textContent).toContain(text))
const atAddress = (search: string) => waitFor(() => expect(location.search).toBe(search))

test('before a size is chosen only the bike and the scale of its bars are asked for, and the price is the bike’s own', async () => {
  const { calls } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeTruthy()
  await price('$4,490')
  expect(calls).toEqual(['GET /api/configurator/nireeka-prime', 'GET /api/configurator'])
  expect(document.title).toBe('Nireeka Prime · Nireeka')
})

test('below the builder, which shows the whole bike, pictures begin with its details', async () => {
  open()
  const views = within(await screen.findByRole('group', { name: /up close$/ })).getAllByRole('img')
  const shown = views.map((view) => view.dataset.src?.match(/-(\w+?)(-\d+)?\.\w+$/)?.[1])
  expect(shown).toEqual(['cockpit', 'drivetrain', 'front', 'side', 'rear34'])
})

test('the browser keeps the bike that was looked at last, until a login or logout', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Nireeka Prime' })
  await waitFor(() => expect(localStorage.getItem('selectedBike')).toBe('1'))
})

test('choosing a size loads its colours, selects the first and then loads the delivery date', async () => {
  const { calls } = open()
  await userEvent.click(await radio(/^M ?Riders/))

  expect(await screen.findByText(/Arrives December 21 to 25/)).toBeTruthy()
  expect(calls.filter((call) => call.includes('/colors/'))).toEqual([`${COLOURS}/12`, `${DATE}/12/1`])
  expect((await tab(/Colour/)).textContent).toContain('Graphite')
  await atAddress('?build=1-c')
})

test('choosing a colour changes price, date and address', async () => {
  open('?size=12')
  await userEvent.click(await radio(/Midnight Pearl/))

  expect(await screen.findByText(/Arrives December 21 to January 4/)).toBeTruthy()
  await price('$4,680')
  await atAddress('?build=1-c-5')
})

test('a shared address opens the same bike; an unknown date is on request', async () => {
  open('?build=1-b-5')
  expect(await chosen(/Midnight Pearl/)).toBeTruthy()
  expect((await tab(/Size/)).textContent).toContain('S')
  expect((await screen.findAllByText('Delivery date on request')).length).toBeGreaterThan(0)
})

test('a colour that another size has, too, is kept', async () => {
  open('?build=1-b-5&step=size')
  await userEvent.click(await radio(/^M ?Riders/))
  await atAddress('?step=size&build=1-c-5')
  expect((await tab(/Colour/)).textContent).toContain('Midnight Pearl')
})

test('choosing a size keeps the colour in which the bike was shown, if that size has it', async () => {
  const [standard] = sampleColours.available
  const pine = { ...standard!.colors[0]!, id: 3, name: 'Pine' }
  const available = [{ ...standard!, colors: [...standard!.colors, pine] }]
  open('', { [`${COLOURS}/12`]: { available }, [`${DATE}/12/3`]: sampleDates })
  await userEvent.click(await radio(/^M ?Riders/))
  await waitFor(async () => expect((await tab(/Colour/)).textContent).toContain('Pine'))
  await atAddress('?build=1-c')
})

test('the colour that a link names is kept when a size is chosen', async () => {
  open('?color=5')
  await userEvent.click(await radio(/^M ?Riders/))
  await atAddress('?build=1-c-5')
  expect((await tab(/Colour/)).textContent).toContain('Midnight Pearl')
})

test('a size without colours isn’t built at the moment', async () => {
  open('?size=13')
  expect(await screen.findByText('This size isn’t built at the moment')).toBeTruthy()
  expect(screen.queryByText(/Arrives/)).toBeNull()
  await price('$4,490')
})

test('failing colours are left empty, and are tried again', async () => {
  let tries = 0
  open('?size=12', { [`${COLOURS}/12`]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleColours) })
  const notice = await screen.findByText('The colours could not be loaded')
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(within(notice.closest('[role=alert]')!).getByRole('button', { name: 'Try again' }))
  expect(await chosen(/Graphite/)).toBeTruthy()
})

test('a date that can’t be loaded is tried again', async () => {
  let tries = 0
  open('?size=12', { [`${DATE}/12/1`]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleDates) })
  const notice = await screen.findByText('The delivery date could not be loaded')
  await userEvent.click(within(notice.closest('[role=alert]')!).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Arrives December 21 to 25/)).toBeTruthy()
})

test.each([404, 422])('a bike that the server answers %i for is not found', async (status) => {
  open('', { 'GET /api/configurator/nireeka-prime': refusal(status, 'No.') })
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t build this bike' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All e-bikes' }).getAttribute('href')).toBe('/configurator')
})

test('a bike that could not be loaded says why', async () => {
  open('', { 'GET /api/configurator/nireeka-prime': refusal(500, 'Down.') })
  expect(await screen.findByText('Down.')).toBeTruthy()
})

test('an address below a bike leads nowhere', () => {
  renderRoutes(routes, '/configurator/nyx/engine')
  expect(screen.getByRole('heading', { name: 'We don’t build this bike' })).toBeTruthy()
})
