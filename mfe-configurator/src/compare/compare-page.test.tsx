import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, hydratePage, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleCard, sampleColours } from '../sample-bike.ts'
import { sampleNamed, sampleSaved } from '../saved/sample-saved.ts'
import { ComparePage } from './compare-page.tsx'

const PRIME = 'GET /api/configurator/nireeka-prime'
const replies = {
  [PRIME]: sampleBike,
  'GET /api/configurator': { bikes: [sampleCard] },
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

test('whoever has the link sees both builds with price, figures and what differs', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  const first = await screen.findByRole('region', { name: 'First build' })
  const second = await screen.findByRole('region', { name: 'Second build' })
  expect(first.textContent).toContain('Size and colour not chosen yet$4,490')
  expect(second.textContent).toContain('Size M, Midnight Pearl$5,590')
  const figures = await screen.findByRole('list', { name: 'Performance' })
  expect(figures.textContent).toContain('First build750 WSecond build+250 W 1,000 W')
  const motor = screen.getByRole('row', { name: /^Motor/ })
  expect(motor.textContent).toBe('Motor differs750 W mid-drive1000 W mid-drive')
  expect(screen.getByRole('row', { name: /^Charger/ }).textContent).not.toContain('differs')
})

test('figures are read in the other unit as well', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Show miles and pounds' }))
  expect(screen.getByRole('list', { name: 'Performance' }).textContent).toContain('lb')
  await userEvent.click(screen.getByRole('button', { name: 'Show kilometres and kilograms' }))
  expect(screen.getByRole('list', { name: 'Performance' }).textContent).toContain('kg')
})

test('only what differs may be shown', async () => {
  open(`?one=nireeka-prime&two=${BUILT}`)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show differences only' }))
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Price differs',
    'Size differs',
    'Colour differs',
    'Motor differs',
    'Brakes differs',
  ])
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

test('an empty side is filled with a saved build or a bike as it comes', async () => {
  const member: Session = { status: 'member', user: { unit: 0 } as User }
  open(`?one=${BUILT}`, { 'GET /api/builds': { items: [sampleSaved, sampleNamed] } }, member)
  const pick = await screen.findByRole('region', { name: 'Pick the second build' })
  const named = await within(pick).findByRole('link', { name: /For the forest/ })
  expect(named.getAttribute('href')).toBe(`/configurator/compare?one=${BUILT}&two=nireeka-prime.1-c-8-5024`)
  const bare = within(await within(pick).findByRole('list', { name: 'Bikes as they come' })).getByRole('link')
  await userEvent.click(bare)
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('a guest picks among the bikes, and nobody’s saved builds are asked for', async () => {
  const { calls } = open('')
  expect(await screen.findAllByRole('list', { name: 'Bikes as they come' })).toHaveLength(2)
  expect(calls).toEqual(['GET /api/configurator'])
})

test('a bike that we don’t build is told, and the other side stays', async () => {
  open('?one=nireeka-prime&two=penny', { 'GET /api/configurator/penny': refusal(404, 'No.') })
  expect(await screen.findByText('We don’t build this bike.')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'First build' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Choose another' })[1]!.getAttribute('href')).toBe(
    '/configurator/compare?one=nireeka-prime',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('a side that could not be loaded is tried again', async () => {
  let tries = 0
  open('?one=nireeka-prime', { [PRIME]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleBike) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'First build' })).toBeTruthy()
})

test('a comparison comes as HTML, with all that its first view shows', async () => {
  const { container, status } = await hydratePage(routes, {
    url: `/configurator/compare?one=nireeka-prime&two=${BUILT}`,
    data: {
      '/api/configurator/nireeka-prime': sampleBike,
      '/api/configurator/colors/available/1/12': sampleColours,
    },
  })
  expect(status).toBe(200)
  expect(container.textContent).toContain('1000 W mid-drive')
})

test('the list of saved builds comes as a page that waits for who it is', async () => {
  const { container, status } = await hydratePage(routes, {
    url: '/configurator/builds',
    platform: { session$: new BehaviorSubject<Session>({ status: 'loading' }) },
  })
  expect(status).toBe(200)
  expect(container.textContent).toContain('Saved builds')
})
