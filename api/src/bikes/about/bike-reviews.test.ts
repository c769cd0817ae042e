import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Tables } from '../../platform/index.ts'
import { bikeShopper, buyCart, ownBike, placeCart, seedBikes } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

const REVIEW = { rating: 4, title: 'Climbs well', body: 'Up to the school and back, every day.' }
const RETURNED = new Date('2026-05-01T10:00:00Z')
const NOBODY_HAS = { has_bought: false, review: null }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('reviews').execute())

const write = ({ token: as }: Member, body: object = REVIEW, bike = 'nireeka-prime') =>
  app.call(`/api/configurator/${bike}/reviews`, { method: 'POST', as, body })
const own = async ({ token: as }: Member, bike = 'nireeka-prime') =>
  (await app.call(`/api/configurator/${bike}/my-review`, { as })).json().data
const shown = async () => (await app.call('/api/configurator/nireeka-prime/reviews')).json().data
const rating = async () => (await app.call('/api/configurator/nireeka-prime/about')).json().data.reviews
const stored = () => app.db.selectFrom('reviews').selectAll().execute()

/** A member who has bought a Prime and paid for it. */
async function buyer() {
  const member = await bikeShopper(app)
  await buyCart(app, member)
  return member
}

/** A member with a Prime, of which some facts differ. */
async function owner(facts: Updateable<Tables['order_bikes']>) {
  const member = await app.member()
  const id = await ownBike(app, member)
  await app.db.updateTable('order_bikes').set(facts).where('id', '=', id).execute()
  return member
}

/** Publishes the only review that waits; returns it as staff read it. */
async function publish() {
  const { token: as } = await app.member(1)
  const [review] = (await app.call('/api/backoffice/reviews', { as })).json().data.items
  const body = { state: 'published', created_at: review.created_at, decided_at: null }
  const { statusCode } = await app.call(`/api/backoffice/reviews/${review.id}`, { method: 'POST', as, body })
  expect(statusCode).toBe(200)
  return review
}

test('who has bought the bike reviews it: staff read the review first, then everybody does', async () => {
  const rider = await buyer()
  expect(await own(rider)).toEqual({ has_bought: true, review: null })
  expect((await write(rider)).json()).toMatchObject({
    message: 'Thank you! We read it first, then it is shown here.',
    data: { has_bought: true, review: { ...REVIEW, is_verified: true, state: 'pending' } },
  })
  expect([await shown(), await rating()]).toMatchObject([{ total: 0 }, { count: 0 }])
  expect(await publish()).toMatchObject({
    product: { id: 9001, title: 'Nireeka Prime', bike_slug: 'nireeka-prime' },
  })
  expect(await shown()).toMatchObject({ total: 1, items: [REVIEW] })
  expect(await rating()).toEqual({ average: 4, count: 1, stars: [0, 0, 0, 1, 0] })
})

test('a member who has not bought the bike can’t review it', async () => {
  const anna = await app.member()
  const answer = await write(anna)
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'not_bought'])
  expect(await own(anna)).toEqual(NOBODY_HAS)
  expect(await stored()).toEqual([])
})

test('a guest can neither write a review nor ask for one of their own', async () => {
  const path = '/api/configurator/nireeka-prime'
  const answers = await Promise.all([
    app.call(`${path}/reviews`, { method: 'POST', body: REVIEW }),
    app.call(`${path}/my-review`),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(await stored()).toEqual([])
})

test('a bike that isn’t paid yet can’t be reviewed', async () => {
  const rider = await bikeShopper(app)
  await placeCart(app, rider)
  expect((await write(rider)).statusCode).toBe(403)
})

test('a buyer of one bike can’t review another', async () => {
  const rider = await buyer()
  expect((await write(rider, REVIEW, 'nyx')).statusCode).toBe(403)
  expect(await own(rider, 'nyx')).toEqual(NOBODY_HAS)
})

test.each([
  ['is older than the shop', { ordered_on: '2019-03-01' }, 200],
  ['was refunded before it was sent', { withdrawn_at: RETURNED }, 403],
  [
    'was delivered and came back',
    { withdrawn_at: RETURNED, delivered_on: '2026-04-01', serial_number: 'NKP-26-000001' },
    200,
  ],
  ['is second-hand', { is_first_owner: false }, 403],
])('a review by a member whose bike %s (%j) gets %i', async (_what, facts, status) => {
  expect((await write(await owner(facts))).statusCode).toBe(status)
})

test('a second review replaces the first, and staff read it again', async () => {
  const rider = await buyer()
  await write(rider)
  await publish()
  await write(rider, { rating: 2, body: 'The brakes squeal.' })
  expect([await shown(), await rating()]).toMatchObject([{ total: 0 }, { count: 0 }])
  expect(await own(rider)).toMatchObject({ review: { rating: 2, title: null, state: 'pending' } })
  expect(await stored()).toHaveLength(1)
})

test.each([
  [{ rating: 6 }, 'rating'],
  [{ rating: 5, body: 'Buy at https://evil.example' }, 'body'],
  [{ rating: 5, state: 'published' }, 'state'],
])('%j is refused for its %s', async (body, field) => {
  const answer = await write(await buyer(), body)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})

test('bikes and accessories together get five reviews of a member within a day', async () => {
  const rider = await buyer()
  for (let count = 0; count < 5; count++) expect((await write(rider)).statusCode).toBe(200)
  expect((await write(rider)).json().message).toMatch(/^You’ve written five reviews today/)
})

test('a bike that isn’t there, or isn’t published, has no reviews to write', async () => {
  const rider = await buyer()
  expect((await write(rider, REVIEW, 'penny-farthing')).statusCode).toBe(404)
  await app.db.updateTable('bikes').set({ published: false }).where('slug', '=', 'nyx').execute()
  expect((await write(rider, REVIEW, 'nyx')).statusCode).toBe(404)
})
