import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, hydratePage, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleListed, sampleColours } from '../sample-bike.ts'
import { sampleNamed, sampleSaved } from '../saved/sample-saved.ts'
import { ComparePage } from './compare-page.tsx'

const PRIME = 'GET /api/configurator/nireeka-prime'
const nyx = { ...sampleListed, id: 2, slug: 'nyx', title: 'Nireeka Nyx', use: 'City bike', price: 3490 }
const sampleNyx = { ...sampleBike, bike: { ...sampleBike.bike, ...nyx } }
const replies = {
  [PRIME]: sampleBike,
  'GET /api/configurator/nyx': sampleNyx,
  'GET /api/configurator': { bikes: [sampleListed, nyx] },
  'GET /api/configurator/colors/available/1/12': sampleColours,
}
const BUILT = 'nireeka-prime.1-c-5--2x.dz'

function open(query: string, changed: Record<string, unknown> = {}, session: Session = { status: 'guest' }) {
  const fake = fakeHttp({ ...replies, ...changed })
  renderPage(<ComparePage />, `/configurator/compare${query}`, {
    http: fake.http,
    session$: new BehaviorSubject(session),
  })
  return fake
}

const side = (name: string) => screen.getByRole('region', { name })

const figures = () => screen.findByRole('table', { name: 'Figures' })
const parts = () => screen.findByRole('table', { name: 'Part by part' })
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('whoever has the link sees both builds with price, figures and what differs', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  expect(await screen.findByText('Size M, Midnight Pearl')).toBeTruthy()
  expect(side('First build').textContent).toContain('Nireeka PrimeAll-terrain flagship$4,490Build yours')
  expect(side('Second build').textContent).toContain('Size M, Midnight Pearl$5,590Open build')
  const power = within(await figures()).getByRole('row', { name: /^Power/ })
  expect(cellsOf(power)).toEqual(['750\u00A0W', 'Best1,000\u00A0W'])
  const motor = screen.getByRole('row', { name: /^Motor/ })
  expect(motor.textContent).toBe('Motor differs750\u00A0W mid-drive1000\u00A0W mid-drive\u00A0Best')
  expect(screen.queryByRole('row', { name: /^Charger/ })).toBeNull()
})

test('figures are read in the other unit as well', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Show miles and pounds' }))
  expect((await figures()).textContent).toContain('lb')
  await userEvent.click(screen.getByRole('button', { name: 'Show kilometres and kilograms' }))
  expect((await figures()).textContent).toContain('kg')
})

test('each bike is said who it is for, and its name and price stay above figures and parts', async () => {
  open('')
  const verdicts = within(await screen.findByRole('region', { name: 'Which one is for you?' }))
  expect(verdicts.getByText('Choose it if you want the lower price.')).toBeTruthy()
  expect(verdicts.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nireeka Nyx'])
  const bar = document.querySelector('.bar[aria-hidden]')
  expect(bar?.textContent).toBe('Nireeka Prime $4,490Nireeka Nyx $3,490')
  expect(screen.getByText(/^Practicality scores daily use/)).toBeTruthy()
})

test('the comparison ends with the way to the builder of each', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  const next = within(await screen.findByRole('region', { name: 'Ready to build?' }))
  expect(next.getByRole('link', { name: 'Build yours: Nireeka Prime' })).toBeTruthy()
  expect(next.getByRole('link', { name: 'Open build: Nireeka Prime' }).getAttribute('href')).toContain(
    '1-c-5',
  )
})

test('only what differs is shown, and what is the same on demand', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  const rows = within(await parts()).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Price differs',
    'Size differs',
    'Colour differs',
    'Motor differs',
    'Brakes differs',
  ])
  expect(screen.getByText('5 differences.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show what is the same' }))
  expect(screen.getByText('5 differences, in bold.')).toBeTruthy()
  const charger = within(await parts()).getByRole('row', { name: /^Charger/ })
  expect(charger.textContent).not.toContain('differs')
})

test('the same build twice is the same', async () => {
  open(`?one=${BUILT}&two=${BUILT}`)
  expect(await screen.findByText('These builds are identical.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a part that is gone is told, and the default stands in its place', async () => {
  open(`?one=nireeka-prime&two=nireeka-prime.1----zzz`)
  expect(await screen.findByText(/One of its parts is no longer offered/)).toBeTruthy()
  expect(await screen.findByText('These builds are identical.')).toBeTruthy()
})

test('without builds in the address, two standard bikes are side by side, and each can be changed', async () => {
  const { calls } = open('')
  expect(await figures()).toBeTruthy()
  expect(side('First build').textContent).toContain('Nireeka PrimeAll-terrain flagship$4,490')
  expect(side('Second build').textContent).toContain('Nireeka NyxCity bike$3,490')
  const choices = within(side('Second build')).getByRole('list', { name: 'Standard bikes', hidden: true })
  const prime = within(choices).getByRole('link', { name: /^Nireeka Prime/, hidden: true })
  expect(prime.getAttribute('href')).toBe('/configurator/compare?one=nireeka-prime&two=nireeka-prime')
  expect(prime.querySelector('img')).toBeTruthy()
  expect(calls).not.toContain('GET /api/builds')
})

test('a chosen bike takes its side, and the choices close', async () => {
  open('')
  await figures()
  const second = within(side('Second build'))
  await userEvent.click(second.getByText(/change bike/))
  await userEvent.click(second.getByRole('link', { name: /^Nireeka Prime All-terrain/ }))
  expect(await screen.findByText('These builds are identical.')).toBeTruthy()
  expect(side('Second build').querySelector('details')?.open).toBe(false)
})

test('a range of one bike leaves the second side to be picked', async () => {
  open('', { 'GET /api/configurator': { bikes: [sampleListed] } })
  expect(await screen.findByRole('region', { name: 'Pick the second build' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an empty side is filled with a saved build or a standard bike', async () => {
  const member: Session = { status: 'member', user: { unit: 0 } as User }
  open(`?one=${BUILT}`, { 'GET /api/builds': { items: [sampleSaved, sampleNamed] } }, member)
  const pick = within(await screen.findByRole('region', { name: 'Pick the second build' }))
  const saved = within(await pick.findByRole('list', { name: 'Your saved builds' }))
  expect(saved.getByRole('link', { name: /For the forest/ }).getAttribute('href')).toBe(
    `/configurator/compare?one=${BUILT}&two=nireeka-prime.1-c-8-5024`,
  )
  const standard = within(await pick.findByRole('list', { name: 'Standard bikes' }))
  await userEvent.click(standard.getByRole('link', { name: /^Nireeka Prime/ }))
  expect(await parts()).toBeTruthy()
})

test('a member without saved builds chooses among the standard bikes alone', async () => {
  const member: Session = { status: 'member', user: { unit: 0 } as User }
  open('?one=nyx', { 'GET /api/builds': { items: [] } }, member)
  expect((await screen.findAllByRole('list', { name: 'Standard bikes' })).length).toBeGreaterThan(0)
  expect(screen.queryByText('Your saved builds')).toBeNull()
})

test('a bike that we don’t build is told, and the other side stays', async () => {
  open('?one=nireeka-prime&two=penny', { 'GET /api/configurator/penny': refusal(404, 'No.') })
  expect(await screen.findByText('We don’t build this bike.')).toBeTruthy()
  expect(await within(side('First build')).findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(within(side('Second build')).getByText(/change bike/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a side that could not be loaded is tried again', async () => {
  let tries = 0
  open('?one=nireeka-prime', { [PRIME]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleBike) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(side('First build')).findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
})

test('a comparison comes as HTML, with all that its first view shows', async () => {
  const { container, status } = await hydratePage(routes, {
    url: `/configurator/compare?one=nireeka-prime&two=${BUILT}`,
    data: {
      '/api/configurator': { bikes: [sampleListed] },
      '/api/configurator/nireeka-prime': sampleBike,
      '/api/configurator/colors/available/1/12': sampleColours,
    },
  })
  expect(status).toBe(200)
  expect(container.textContent).toContain('1000\u00A0W mid-drive')
})

test('without builds in the address, two standard bikes come as HTML', async () => {
  const { container, status } = await hydratePage(routes, {
    url: '/configurator/compare',
    data: {
      '/api/configurator': { bikes: [sampleListed, nyx] },
      '/api/configurator/nireeka-prime': sampleBike,
      '/api/configurator/nyx': sampleNyx,
    },
  })
  expect(status).toBe(200)
  expect(container.querySelectorAll('h2')[1]?.textContent).toBe('Nireeka Nyx')
  expect(container.querySelector('table')).toBeTruthy()
})

test('the list of saved builds comes as a page that waits for who it is', async () => {
  const { container, status } = await hydratePage(routes, {
    url: '/configurator/builds',
    platform: { session$: new BehaviorSubject<Session>({ status: 'loading' }) },
  })
  expect(status).toBe(200)
  expect(container.textContent).toContain('Saved builds')
})
