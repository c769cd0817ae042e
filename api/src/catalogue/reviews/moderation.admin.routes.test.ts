import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { BELL, type Desk, openDesk } from './testing.ts'

let desk: Desk
let time = Date.parse('2026-05-01T10:00:00Z')
beforeAll(async () => {
  desk = await openDesk(() => new Date(time))
})
afterAll(() => desk.close())
beforeEach(() => desk.app.db.deleteFrom('reviews').execute())

test('who isn’t staff can’t, and changes nothing', async () => {
  const anna = await desk.app.member()
  await desk.write(anna)
  const [{ id, created_at }] = await desk.waiting()
  expect((await desk.decide(id, { state: 'published', created_at }, 0)).statusCode).toBe(403)
  expect((await desk.app.call('/api/backoffice/reviews', { as: anna.token })).statusCode).toBe(403)
  expect(await desk.shown()).toMatchObject({ total: 0 })
})

test('a refusal says why to its author alone, and every decision is kept', async () => {
  const anna = await desk.app.member()
  const id = await desk.publish(anna)
  const [{ created_at, decided_at }] = await desk.waiting('published')
  const reason = 'This is about the delivery.'
  expect((await desk.decide(id, { state: 'rejected', reason, created_at, decided_at }, 9)).statusCode).toBe(
    200,
  )
  expect(await desk.shown()).toMatchObject({ total: 0 })
  expect(await desk.ratingOf(BELL)).toEqual([null, 0])
  expect((await desk.own(anna)).review).toMatchObject({ state: 'rejected', reason })
  const kept = await desk.app.db
    .selectFrom('review_decisions')
    .selectAll()
    .where('review_id', '=', id)
    .execute()
  expect(kept.map(({ state, reason: why }) => [state, why])).toEqual([
    ['published', null],
    ['rejected', reason],
  ])
  expect(kept.every(({ actor }) => /^staff:\d+$/.test(actor))).toBe(true)
})

test.each([{ state: 'rejected' }, { state: 'rejected', reason: ' ' }, { state: 'pending' }, {}])(
  '%j is no decision',
  async (body) => {
    await desk.write(await desk.app.member())
    const [{ id, created_at }] = await desk.waiting()
    expect((await desk.decide(id, { ...body, created_at })).statusCode).toBe(422)
    expect(await desk.waiting()).toHaveLength(1)
  },
)

test('words that came after those that were read aren’t let through unread', async () => {
  const anna = await desk.app.member()
  await desk.write(anna)
  const [{ id, created_at }] = await desk.waiting()
  time += 1000
  await desk.write(anna, { rating: 5, body: 'Something else.' })
  const late = await desk.decide(id, { state: 'published', created_at })
  expect([late.statusCode, late.json().error]).toEqual([409, 'review_changed'])
  expect(await desk.shown()).toMatchObject({ total: 0 })
})

test('of two of staff who decide at the same moment one has done it, and the other is told', async () => {
  await desk.write(await desk.app.member())
  const [{ id, created_at }] = await desk.waiting()
  const reason = 'Too short.'
  const answers = await Promise.all([
    desk.decide(id, { state: 'published', created_at }),
    desk.decide(id, { state: 'rejected', reason, created_at }, 9),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('already_decided')
  const kept = await desk.app.db
    .selectFrom('review_decisions')
    .selectAll()
    .where('review_id', '=', id)
    .execute()
  expect(kept).toHaveLength(1)
})

test('of decisions at once all count in the rating', async () => {
  for (const rating of [1, 2, 3, 4, 5]) await desk.write(await desk.app.member(), { rating })
  const reviews: Array<{ id: number; created_at: string }> = await desk.waiting()
  await Promise.all(reviews.map(({ id, created_at }) => desk.decide(id, { state: 'published', created_at })))
  expect(await desk.ratingOf(BELL)).toEqual([3, 5])
})
