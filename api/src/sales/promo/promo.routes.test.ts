import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedPromoCodes } from '../../../seed/promo-codes.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { PRIME_ID, seedBikes } from '../../testing/bike-shopping.ts'
import { addOrder, addPromo } from '../../testing/shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const [HELMET, TUBE, BIKE] = [1, 2, PRIME_ID]
/** A Prime in M and Graphite, as it comes. */
const BUILD = { size_id: 12, color_id: 1, ral: [], part_ids: [] }
const HOUR_MS = 60 * 60_000

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
let time = Date.now()
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await addProduct(app.db, { id: HELMET, title: 'Helmet', price_cents: 8000, stock: 500 })
  await addProduct(app.db, { id: TUBE, title: 'Tube', kind: 'spare', price_cents: 1000 })
  await seedBikes(app.db)
  await seedPromoCodes(app.db)
  await addPromo(app, { code: 'TENOFF', kind: 'percent', percent: 1000, applies_to: 'order' })
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
})

const fill = (...ids: number[]) =>
  app.call('/api/cart', {
    method: 'POST',
    as: member.token,
    body: {
      items: ids.map((product_id) => ({
        product_id,
        count: 1,
        build: product_id === BIKE ? BUILD : undefined,
      })),
    },
  })
const put = (code: unknown) =>
  app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })
const takeOff = () => app.call('/api/cart/promo', { method: 'DELETE', as: member.token })
const read = async () => (await app.call('/api/cart', { as: member.token })).json().data
const orderTo = (country_id: number) =>
  app.db.updateTable('users').set({ country_id }).where('id', '=', member.id).execute()
const refusal = (reason: string) => ({ status: 422, data: { code: [reason] } })

describe('a code that counts', () => {
  test.each(['WELCOME5', 'welcome5', '  Welcome5 '])('%j is taken as it is typed', async (code) => {
    await fill(HELMET)
    expect((await put(code)).json().data).toMatchObject({
      subtotal: 80,
      discount: 4,
      shipping: 9,
      tax: 6.8,
      total: 91.8,
      promo: { code: 'WELCOME5', description: '5 % off accessories of your first order', discount: 4 },
      refused_promo: null,
    })
  })

  test('stays in the cart, on every device of its member', async () => {
    await fill(HELMET)
    await put('FREESHIP')
    expect(await read()).toMatchObject({
      shipping: 0,
      discount: 0,
      total: 86.4,
      promo: { code: 'FREESHIP', discount: 9 },
    })
  })

  test('takes the place of the one before', async () => {
    await fill(HELMET)
    await put('WELCOME5')
    expect((await put('TENOFF')).json().data).toMatchObject({ discount: 8, promo: { code: 'TENOFF' } })
  })

  test('is taken off, also twice', async () => {
    await fill(HELMET)
    await put('WELCOME5')
    expect((await takeOff()).json().data).toMatchObject({ discount: 0, promo: null, refused_promo: null })
    expect((await takeOff()).statusCode).toBe(200)
  })

  test('and stops to fit is told, and counts again when it fits again', async () => {
    await fill(HELMET)
    await put('FREESHIP')
    const { carts } = await read()
    await app.call(`/api/cart/${carts[0].id}`, { method: 'DELETE', as: member.token })
    await fill(TUBE)
    expect(await read()).toMatchObject({
      shipping: 9,
      promo: null,
      refused_promo: { code: 'FREESHIP', reason: 'This code needs a minimum of $75: add $65 more.' },
    })
    await fill(HELMET)
    expect(await read()).toMatchObject({ shipping: 0, promo: { code: 'FREESHIP' }, refused_promo: null })
  })
})

describe('a code that cannot count is refused with its reason, and nothing is written', () => {
  test.each([
    ['NOSUCH', [HELMET], 'We don’t recognise this code.'],
    ["' or 1=1--", [HELMET], 'We don’t recognise this code.'],
    ['OLD2024', [HELMET], 'This code has expired.'],
    ['LIMIT3', [HELMET], 'This code has been used up.'],
    ['DEALER15', [HELMET], 'This code isn’t available for your account.'],
    ['EUONLY', [HELMET], 'This code isn’t valid for orders to this country.'],
    ['WELCOME5', [TUBE], 'This code is for accessories.'],
    ['SPRING250', [HELMET], 'This code is for bikes.'],
    ['PEARL0', [BIKE], 'This code is for a bike in a Pearlized colour.'],
    ['FREESHIP', [TUBE], 'This code needs a minimum of $75: add $65 more.'],
    ['TENOFF', [], 'Nothing in your cart qualifies for this code.'],
  ])('%j on products %j', async (code, products, reason) => {
    if (products.length > 0) await fill(...products)
    const before = await snapshotOf(app.db)
    expect((await put(code)).json()).toMatchObject(refusal(reason))
    const { tries: _counted, ...after } = await snapshotOf(app.db)
    expect(before).toMatchObject(after)
  })

  test('the one that was there stays', async () => {
    await fill(HELMET)
    await put('TENOFF')
    await put('OLD2024')
    expect(await read()).toMatchObject({ promo: { code: 'TENOFF' } })
  })

  test.each([[''], ['   '], [7], ['x'.repeat(41)], ['A\0B']])('%j is no code', async (code) => {
    expect(Object.keys((await put(code)).json().data)).toEqual(['code'])
  })
})

test('the first order counts until one is paid, whatever the email address', async () => {
  await fill(HELMET)
  expect((await put('WELCOME5')).statusCode).toBe(200)
  await addOrder(app, member.id, { status: 'paid', paid_at: new Date(time) })
  await app.db
    .updateTable('users')
    .set({ email: `new-${member.email}` })
    .where('id', '=', member.id)
    .execute()
  expect(await read()).toMatchObject({ refused_promo: { reason: 'This code is for a first order only.' } })
  expect((await put('WELCOME5')).json()).toMatchObject(refusal('This code is for a first order only.'))
})

test('a group and a country are looked up, not asked', async () => {
  await fill(HELMET)
  await app.db.updateTable('users').set({ customer_group: 'dealer' }).where('id', '=', member.id).execute()
  expect((await put('DEALER15')).json().data).toMatchObject({ discount: 12 })
  await orderTo(80)
  expect((await put('EUONLY')).json().data).toMatchObject({ discount: 6.4 })
})

test('SPRING250 is of a bike from $4,000 on', async () => {
  await fill(BIKE)
  expect((await put('SPRING250')).json().data).toMatchObject({ discount: 250, shipping: 149, total: 4740.12 })
})

describe('guessing', () => {
  test('ends with the 15th wrong code of an hour, for a right one too, also of many at once', async () => {
    await fill(HELMET)
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => put(`GUESS${at}`)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(15)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const refused = await put('TENOFF')
    expect(refused.json()).toMatchObject({
      status: 429,
      message: 'Too many attempts. Please wait 1 hour and try again.',
    })
    expect(refused.headers['retry-after']).toBe('3600')
    time += HOUR_MS
    member.token = (await app.sessions.start(member.id, false)).access
    expect((await put('TENOFF')).statusCode).toBe(200)
  })

  test('right codes do not count', async () => {
    await fill(HELMET)
    for (let round = 0; round < 20; round++) await put('TENOFF')
    expect((await put('WELCOME5')).statusCode).toBe(200)
  })
})

const change = (code: string, body: unknown) =>
  app.call(`/api/configurator/change-promo-code/${encodeURIComponent(code)}`, {
    method: 'POST',
    as: member.token,
    body,
  })

describe("the configurator's call", () => {
  test.each([0, 0.01, 88.8, 1e6])(
    'answers its own sums, whatever total the page shows (%d)',
    async (total_price) => {
      await fill(HELMET)
      expect((await change('tenoff', { total_price })).json().data).toEqual({
        code: 'TENOFF',
        description: 'For a test',
        discount: 8,
        total_price: 87.48,
      })
    },
  )

  test.each([
    ['NOSUCH', { total_price: 1 }, { id: ['We don’t recognise this code.'] }],
    ['TENOFF', { total_price: -1 }, { total_price: ['This must be at least 0.'] }],
    ['TENOFF', { total_price: 1, discount: 80 }, { discount: ['This field is not known here.'] }],
  ])('%s with %j is refused', async (code, body, data) => {
    await fill(HELMET)
    expect((await change(code, body)).json()).toMatchObject({ status: 422, data })
    expect(await read()).toMatchObject({ promo: null })
  })
})
