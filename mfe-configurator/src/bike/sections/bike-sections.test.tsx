import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { sampleBike } from '../../sample-bike.ts'
import { toBuildableBike } from '../bike.api.ts'
import { BikeSections } from './bike-sections.tsx'
import { sampleAbout, sampleDealers, sampleReviews, sampleSections } from './sample-sections.ts'

const PRIME = 'GET /api/configurator/nireeka-prime'
const replies = Object.fromEntries(
  Object.entries(sampleSections).map(([address, data]) => [`GET ${address.split('?')[0]}`, data]),
)
const bike = toBuildableBike(sampleBike)

function open(changed: Record<string, unknown> = {}, query = '') {
  const { http } = fakeHttp({ ...replies, ...changed })
  renderPage(<BikeSections bike={bike} typed={null} />, `/configurator/nireeka-prime${query}`, { http })
}

const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('the range follows rider, assistance, temperature, roads and battery', async () => {
  open()
  const range = await section('How far will it go?')
  const distance = () => range.getByRole('status').textContent
  expect(distance()).toContain('90\u00A0km')
  await userEvent.selectOptions(range.getByLabelText('Your weight'), '95')
  expect(distance()).toContain('86\u00A0km')
  await userEvent.selectOptions(range.getByLabelText('Roads'), '10')
  expect(distance()).toContain('61\u00A0km')
  await userEvent.selectOptions(range.getByLabelText('Roads'), '0')
  await userEvent.selectOptions(range.getByLabelText('Your weight'), '75')
  await userEvent.selectOptions(range.getByLabelText('Assistance'), 'Low')
  expect(distance()).toContain('130\u00A0km')
  await userEvent.selectOptions(range.getByLabelText('Assistance'), 'Medium')
  await userEvent.selectOptions(range.getByLabelText('Temperature'), '-10')
  expect(distance()).toContain('63\u00A0km')
  await userEvent.selectOptions(range.getByLabelText('Battery'), '840 Wh')
  expect(distance()).toContain('78\u00A0km')
})

test('nobody heavier than the bike’s limit is offered a range', async () => {
  open()
  const weights = within((await section('How far will it go?')).getByLabelText('Your weight'))
  expect(weights.getAllByRole('option').at(-1)?.textContent).toBe('110\u00A0kg')
})

test('a form that was sent without scripts is answered, and keeps the build', async () => {
  open({}, '?build=1-c-5&weight=95&climb=10')
  const range = await section('How far will it go?')
  expect(range.getByRole('status').textContent).toContain('61\u00A0km')
  const form = range.getByLabelText('Roads').closest('form')!
  expect(new FormData(form).get('build')).toBe('1-c-5')
  expect(form.getAttribute('action')).toBe('#range')
})

test('geometry has a column and a drawing for each size, the smallest first', async () => {
  open()
  const geometry = await section('Geometry')
  const heads = geometry.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Measure', 'S', 'M', 'L*'])
  expect(geometry.getByRole('row', { name: /Reach/ }).textContent).toBe('AReach428452476')
  const sizes = within(geometry.getAllByRole('list')[0]!).getAllByRole('listitem')
  expect(sizes.map((size) => size.querySelector('strong')?.textContent)).toEqual(['S', 'M', 'L'])
  for (const size of sizes) expect(size.querySelector('svg')).not.toBeNull()
})

const foldOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('details')

test('what is long is folded, until a link leads to it', async () => {
  open({}, '#geometry')
  expect((await foldOf('Geometry'))?.open).toBe(true)
  for (const name of ['Specification', 'What’s in the box', 'Warranty'])
    expect((await foldOf(name))?.open).toBe(false)
})

test('a size that isn’t built keeps its place among the others', async () => {
  const [small, ...others] = bike.sizes
  const without = { ...bike, sizes: [{ ...small!, note: 'Not built this season' }, ...others] }
  const { http } = fakeHttp(replies)
  renderPage(<BikeSections bike={without} typed={null} />, '/configurator/nireeka-prime', { http })
  const geometry = await section('Geometry')
  const heads = geometry.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(1, 3)).toEqual(['S*', 'M'])
  const [drawings, riders] = geometry.getAllByRole('list')
  expect(within(drawings!).getAllByRole('listitem')[0]?.textContent).toContain('S')
  expect(within(drawings!).getAllByRole('listitem')[0]?.dataset.unbuilt).toBe('true')
  expect(within(riders!).getAllByRole('listitem')[0]?.textContent).toContain('Size S')
})

test('below the sizes, riders of three heights stand beside the one that suits them', async () => {
  open()
  const geometry = await section('Geometry')
  expect(geometry.getByRole('heading', { name: 'Beside riders', level: 3 })).toBeTruthy()
  const riders = within(geometry.getAllByRole('list')[1]!).getAllByRole('listitem')
  expect(riders.map(({ textContent }) => textContent)).toEqual([
    '160\u00A0cmSize S',
    '175\u00A0cmSize M',
    '190\u00A0cmSize L',
  ])
  for (const rider of riders) expect(rider.querySelector('svg')).not.toBeNull()
})

test('that a size isn’t built is said once below its measures, and its drawing and rider are dimmed', async () => {
  open()
  const geometry = await section('Geometry')
  expect(geometry.getAllByText(/not built this season/i)).toHaveLength(1)
  for (const list of geometry.getAllByRole('list')) {
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ dataset }) => dataset.unbuilt)).toEqual([undefined, undefined, 'true'])
  }
})

test('reviews begin with the rating, and a text is shown as it was typed', async () => {
  const hostile = { ...sampleReviews.items[0], body: '<b>[Buy](https://evil.example)</b>' }
  open({ [`${PRIME}/reviews`]: { ...sampleReviews, items: [hostile] } })
  const reviews = await section('Reviews')
  expect(reviews.getByText('2 ratings')).toBeTruthy()
  expect(await reviews.findByText('<b>[Buy](https://evil.example)</b>')).toBeTruthy()
  expect(reviews.queryByRole('link', { name: 'Buy' })).toBeNull()
  expect(reviews.getByText(/Henrik/).textContent).toContain('Bought here')
})

test('more reviews than one page have links that keep the build', async () => {
  open({ [`${PRIME}/reviews`]: { ...sampleReviews, page: 2, total: 25 } }, '?build=1-c-5&reviews=2')
  expect(await href('Newer reviews')).toBe('/configurator/nireeka-prime?build=1-c-5#reviews')
  expect(await href('Older reviews')).toBe('/configurator/nireeka-prime?build=1-c-5&reviews=3#reviews')
})

/** As many reviews as one page of the server's has. */
const TEN = Array.from({ length: 10 }, (_, index) => ({ ...sampleReviews.items[0]!, id: index + 1 }))

test('three reviews are written out, the others of the page are folded', async () => {
  open({ [`${PRIME}/reviews`]: { ...sampleReviews, items: TEN, total: 10 } })
  const reviews = await section('Reviews')
  const folded = (await reviews.findByText('7 more reviews')).closest('details')!
  expect(folded.open).toBe(false)
  expect(within(folded).getAllByText('Up the hill in a shirt')).toHaveLength(7)
  expect(reviews.getAllByText('Up the hill in a shirt')).toHaveLength(10)
})

test('three reviews have nothing to unfold', async () => {
  open({ [`${PRIME}/reviews`]: { ...sampleReviews, items: TEN.slice(0, 3), total: 3 } })
  expect(await (await section('Reviews')).findAllByText('Up the hill in a shirt')).toHaveLength(3)
  expect(screen.queryByText(/more review/)).toBeNull()
})

test('who asks for a later page sees all of it', async () => {
  open({ [`${PRIME}/reviews`]: { ...sampleReviews, items: TEN, page: 2, total: 20 } }, '?reviews=2')
  expect(await (await section('Reviews')).findAllByText('Up the hill in a shirt')).toHaveLength(10)
  expect(screen.queryByText(/more review/)).toBeNull()
})

test('a bike that nobody has rated says so', async () => {
  const reviews = { average: null, count: 0, stars: [0, 0, 0, 0, 0] }
  open({
    [`${PRIME}/about`]: { ...sampleAbout, reviews },
    [`${PRIME}/reviews`]: { ...sampleReviews, items: [], total: 0 },
  })
  expect(await (await section('Reviews')).findByText('No ratings yet.')).toBeTruthy()
})

test('only dealers who have this bike for test rides are named', async () => {
  open()
  const rides = await section('Ride it first')
  expect(await rides.findByText('Harbor E-Cycles')).toBeTruthy()
  expect(rides.getAllByRole('listitem')).toHaveLength(1)
  expect(rides.getByRole('link', { name: 'Find a dealer near you' }).getAttribute('href')).toBe(
    '/dealers?service=test_ride&bike=nireeka-prime',
  )
})

test('three dealers are named; the others are where the link leads', async () => {
  const dealers = Array.from({ length: 5 }, (_, index) => ({ ...sampleDealers[0]!, id: index + 1 }))
  open({ 'GET /api/dealers': { dealers } })
  const rides = await section('Ride it first')
  expect(await rides.findAllByText('Harbor E-Cycles')).toHaveLength(3)
  expect(rides.getByRole('link', { name: 'Find a dealer near you' })).toBeTruthy()
})

test('the page ends with the bike on the road, the way back to the builder and to a test ride', async () => {
  open()
  const closing = await section('Make it yours')
  expect(closing.getByRole('img', { name: /a rider on a Prime/ })).toBeTruthy()
  expect(closing.getByRole('link', { name: 'Build your Nireeka Prime' }).getAttribute('href')).toBe('#main')
  expect(closing.getByRole('link', { name: 'Find a test ride' }).getAttribute('href')).toBe(
    '/dealers?service=test_ride&bike=nireeka-prime',
  )
})

test('warranty, questions and comparison lead on', async () => {
  open()
  expect(await screen.findByText(/^Frame: as long as you own the bike/)).toBeTruthy()
  expect(await href('register it')).toBe('/dashboard/bikes#register')
  expect(await href('Warranty terms, and how to claim')).toBe('/warranty')
  expect(await href('Remove and lock the battery')).toBe('/help-center/topics/9')
  expect(await href('Compare with another bike')).toBe('/configurator/compare?one=nireeka-prime')
})

test('what can’t be loaded says so, is tried again, and leaves the rest alone', async () => {
  let tries = 0
  open({ [`${PRIME}/about`]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleAbout) })
  await screen.findByText('Busy.')
  expect(await screen.findByText('Harbor E-Cycles')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Climbs with luggage on')).toBeTruthy()
})
