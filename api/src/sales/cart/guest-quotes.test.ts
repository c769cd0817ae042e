import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { addPromo } from '../../testing/shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const [BELL, LAST_ONES, HIDDEN, HELMET, HELMET_M] = [1, 2, 3, 4, 10_401]

let app: TestApp
let time = Date.parse('2026-11-22T12:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await addProduct(app.db, { id: BELL, title: 'Bell', price_cents: 1295, stock: 150 })
  await addProduct(app.db, { id: LAST_ONES, title: 'Pannier', stock: 3 })
  await addProduct(app.db, { id: HIDDEN, title: 'Prototype', hidden: true })
  await addProduct(app.db, { id: HELMET, title: 'Helmet', stock: 0 })
  await addProduct(app.db, { id: HELMET_M, parent_id: HELMET, options: { Size: 'M' } })
  await addPromo(app, { code: 'TENOFF', kind: 'percent', percent: 1000, applies_to: 'order' })
  await addPromo(app, { code: 'DEALERS', kind: 'percent', percent: 1000, customer_group: 'dealer' })
})
afterAll(() => app.close())

const ask = (body: Record<string, unknown>) => app.call('/api/cart/quote', { method: 'POST', body })
const quote = async (body: Record<string, unknown>) => (await ask(body)).json().data
const BELLS = [{ product_id: BELL, count: 2 }]

test('a line says what was chosen, and arrives by the checkout’s rule: working days from today', async () => {
  const { carts, days } = await quote({ items: [{ product_id: HELMET_M, count: 1 }] })
  expect(days).toEqual({ min: 3, max: 6 })
  expect(carts[0]).toMatchObject({
    choices: [{ name: 'Size', value: 'M' }],
    delivery: { kind: 'dated', first: '2026-11-25', last: '2026-11-30' },
  })
})

test('a guest reads what the cart costs today, line by line, and nothing is written', async () => {
  const before = await snapshotOf(app.db)
  expect(await quote({ items: BELLS })).toMatchObject({
    carts: [
      { id: BELL, product_id: BELL, title: 'Bell', price: 12.95, count: 2, available: 75, problem: null },
    ],
    subtotal: 25.9,
    shipping: 9,
    tax: 2.79,
    total: 37.69,
    country: { id: 222, served: true },
    promo: null,
    free_shipping: { from: 150, missing: 124.1 },
  })
  expect(await snapshotOf(app.db)).toEqual(before)
})

test('lines stand as the guest has them, the same product twice in one', async () => {
  const items = [{ product_id: LAST_ONES, count: 1 }, ...BELLS, { product_id: LAST_ONES, count: 1 }]
  const { carts } = await quote({ items })
  expect(carts).toMatchObject([
    { product_id: LAST_ONES, count: 2 },
    { product_id: BELL, count: 2 },
  ])
})

test.each([
  [HIDDEN, { title: 'This product', price: 0, problem: 'gone', notice: 'No longer sold.' }],
  [4711, { title: 'This product', price: 0, problem: 'gone', notice: 'No longer sold.' }],
  [HELMET, { title: 'Helmet', problem: 'gone', notice: 'Please choose an option first.' }],
  [
    LAST_ONES,
    {
      title: 'Pannier',
      available: 3,
      problem: 'too_few',
      notice: 'Only 3 left. Please reduce the quantity.',
    },
  ],
])('product %i of the cart is told as it is', async (product_id, line) => {
  const { carts } = await quote({ items: [{ product_id, count: 5 }, ...BELLS] })
  expect(carts).toMatchObject([
    { product_id, count: 5, ...line },
    { product_id: BELL, problem: null },
  ])
})

test.each([
  [{ items: BELLS, country_id: 4711 }, { country_id: ['We don’t know this country.'] }],
  [{ items: BELLS, country_id: '80' }, { country_id: ['This must be a number.'] }],
  [{ items: BELLS, total: 1 }, { total: ['This field is not known here.'] }],
])('%j is refused', async (body, data) => {
  expect((await ask(body)).json()).toMatchObject({ status: 422, data })
})

test('a country that is not served says so', async () => {
  expect(await quote({ items: BELLS, country_id: 999 })).toMatchObject({
    shipping: 0,
    tax: 0,
    total: 25.9,
    country: { name: 'Antarctica', served: false },
    free_shipping: null,
  })
})

describe('a code', () => {
  test('counts for a guest, too', async () => {
    expect(await quote({ items: BELLS, code: ' tenoff ' })).toMatchObject({
      discount: 2.59,
      promo: { code: 'TENOFF', discount: 2.59 },
    })
  })

  test('for some accounts only asks to log in', async () => {
    expect(await quote({ items: BELLS, code: 'dealers' })).toMatchObject({
      discount: 0,
      promo: null,
      refused_promo: {
        code: 'DEALERS',
        reason: 'This code is for some accounts only. Please log in to use it.',
      },
    })
  })

  test('cannot be found by trying: after 15 wrong ones none is looked up for an hour', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 20 }, (_, at) => quote({ items: BELLS, code: `GUESS${at}` })),
    )
    const reasons = wrong.map(({ refused_promo }) => refused_promo.reason)
    expect(reasons.filter((reason) => reason === 'We don’t recognise this code.')).toHaveLength(15)
    const told = 'Too many codes were tried. Please wait 1 hour and try again.'
    expect(reasons.filter((reason) => reason === told)).toHaveLength(5)
    expect(await quote({ items: BELLS, code: 'TENOFF' })).toMatchObject({
      subtotal: 25.9,
      promo: null,
      refused_promo: { code: 'TENOFF', reason: told },
    })
    time += 60 * 60_000
    expect(await quote({ items: BELLS, code: 'TENOFF' })).toMatchObject({ promo: { code: 'TENOFF' } })
  })
})
