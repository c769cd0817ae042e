import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { BELL, HELMET, HELMET_M, type Desk, openDesk } from './testing.ts'

const DAY_MS = 24 * 60 * 60_000

let desk: Desk
let time = Date.parse('2026-05-01T10:00:00Z')
beforeAll(async () => {
  desk = await openDesk(() => new Date(time))
})
afterAll(() => desk.close())
beforeEach(() => desk.app.db.deleteFrom('reviews').execute())

/** Inserts an order with one line. */
async function order(
  { id: userId }: { id: number },
  product_id: number,
  status: 'delivered' | 'pending_payment' | 'cancelled',
) {
  const at = new Date(time)
  const { id } = await desk.app.db
    .insertInto('orders')
    .values({
      user_id: userId,
      status,
      held_reason: null,
      content_hash: '',
      country_id: 222,
      address: JSON.stringify({}) as never,
      currency: 'usd',
      lines_cents: 1200,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: 1200,
      placed_at: at,
      expires_at: at,
      paid_at: status === 'pending_payment' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { title: 'Bell', description: '', image: null, unit_cents: 1200, count: 1 }
  await desk.app.db
    .insertInto('order_lines')
    .values({ ...line, order_id: id, product_id })
    .execute()
}

test('a review waits for a person: nobody sees it, and the rating doesn’t change', async () => {
  const anna = await desk.app.member()
  const response = await desk.write(anna)
  expect(response.json()).toMatchObject({
    message: 'Thank you! We read it first, then it is shown here.',
    data: { review: { rating: 4, body: 'Rings.', title: null, state: 'pending', reason: null } },
  })
  expect(await desk.shown()).toMatchObject({ items: [], total: 0 })
  expect(await desk.ratingOf(BELL)).toEqual([null, 0])
  expect((await desk.own(anna)).review.state).toBe('pending')
})

test('a second one replaces the first and waits again', async () => {
  const anna = await desk.app.member()
  await desk.publish(anna, { rating: 5, title: 'Fine' })
  expect(await desk.ratingOf(BELL)).toEqual([5, 1])
  await desk.write(anna, { rating: 1, body: 'It broke.' })
  expect(await desk.ratingOf(BELL)).toEqual([null, 0])
  expect(await desk.waiting()).toMatchObject([{ rating: 1, title: null, body: 'It broke.' }])
})

test('of two at once one is left', async () => {
  const anna = await desk.app.member()
  const responses = await Promise.all([desk.write(anna), desk.write(anna, { rating: 2 })])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await desk.waiting()).toHaveLength(1)
})

test.each([
  ['delivered', HELMET_M, true],
  ['delivered', HELMET, true],
  ['delivered', BELL, false],
  ['pending_payment', HELMET_M, false],
  ['cancelled', HELMET_M, false],
] as const)(
  'who has a %s order of %i is a verified buyer of the helmet: %s',
  async (status, id, expected) => {
    const anna = await desk.app.member()
    await order(anna, id, status)
    await desk.write(anna, { rating: 5 }, HELMET_M)
    expect(await desk.own(anna, HELMET)).toMatchObject({
      has_bought: expected,
      review: { is_verified: expected },
    })
  },
)

test('somebody else’s order verifies nobody', async () => {
  await order(await desk.app.member(), BELL, 'delivered')
  const ben = await desk.app.member()
  await desk.write(ben)
  expect((await desk.own(ben)).review.is_verified).toBe(false)
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: 5, body: 'Buy at https://evil.example' }, 'body'],
  [{ rating: 5, title: 'See WWW.evil.example' }, 'title'],
  [{ rating: 5, body: 'cheap-bells.com has it' }, 'body'],
  [{ rating: 5, body: 'x'.repeat(4001) }, 'body'],
  [{ rating: 5, is_verified: true }, 'is_verified'],
  [{ rating: 5, state: 'published' }, 'state'],
])('%j is refused for its %s', async (body, field) => {
  const response = await desk.write(await desk.app.member(), body)
  expect([response.statusCode, Object.keys(response.json().data)]).toEqual([422, [field]])
  expect(await desk.waiting()).toEqual([])
})

test('words stay words, whatever they look like; blank ones are none', async () => {
  const anna = await desk.app.member()
  const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) \u202eevil\u0007'
  await desk.write(anna, { rating: 3, title: '   ', body: hostile })
  expect((await desk.own(anna)).review).toMatchObject({
    title: null,
    body: '<img src=x onerror=alert(1)> [a](javascript:alert(1)) evil',
  })
})

test('the sixth review within a day is one too many', async () => {
  const anna = await desk.app.member()
  for (let count = 0; count < 5; count++) expect((await desk.write(anna)).statusCode).toBe(200)
  const sixth = await desk.write(anna)
  expect(sixth.json().message).toMatch(/^You’ve written five reviews today/)
  expect(sixth.headers['retry-after']).toBe(String(DAY_MS / 1000))
  time += DAY_MS + 1
  const { access } = await desk.app.sessions.start(anna.id, false)
  expect((await desk.write({ ...anna, token: access })).statusCode).toBe(200)
})

test('what isn’t sold has no reviews', async () => {
  const anna = await desk.app.member()
  expect((await desk.write(anna, { rating: 5 }, 999)).statusCode).toBe(404)
  expect((await desk.app.call('/api/accessories/999/reviews')).statusCode).toBe(404)
  expect((await desk.app.call('/api/accessories/999/my-review', { as: anna.token })).statusCode).toBe(404)
})
