import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { addPromo, checkOut, GERMANY, giveCredit, orderBody, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createQuotes, type Quotes } from './quote.ts'

const [HELMET, BATTERY] = [1, 2]
const NOW = new Date()

let app: TestApp
let quotes: Quotes
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW })
  quotes = createQuotes({ db: app.db, now: () => NOW })
  await addProduct(app.db, { id: HELMET, price_cents: 8000, stock: 1 })
  await addProduct(app.db, { id: BATTERY, price_cents: 8000, no_air: true })
  await addPromo(app, { code: 'SINGLE', amount_cents: 1000, applies_to: 'order', max_uses: 1 })
})
afterAll(() => app.close())

const quote = (userId: number, input: Parameters<Quotes['forMember']>[2] = {}) =>
  quotes.forMember(app.db, userId, { countryId: GERMANY, ...input })

test('the method asked for is counted where it is offered, else the one that is', async () => {
  const [rider, worker] = [
    await shopper(app, { product_id: HELMET, count: 1 }),
    await shopper(app, { product_id: BATTERY, count: 1 }),
  ]
  const fast = await quote(rider.id, { method: 'express' })
  expect(fast).toMatchObject({ method: 'express', totals: { shipping_cents: 2000, total_cents: 11_900 } })
  const slow = await quote(worker.id, { method: 'express' })
  expect(slow).toMatchObject({ method: 'standard', totals: { shipping_cents: 800 } })
  expect(slow.offers.map(({ method }) => method)).toEqual(['standard'])
})

test('where we do not ship there is a subtotal and no total', async () => {
  const { id } = await shopper(app, { product_id: HELMET, count: 1 })
  const { lines_cents, totals, offers, freeShipping } = await quote(id, { countryId: 999 })
  expect({ lines_cents, totals, offers, freeShipping }).toEqual({
    lines_cents: 8000,
    totals: null,
    offers: [],
    freeShipping: null,
  })
})

test('a country that nobody knows is refused', async () => {
  const { id } = await app.member()
  await expect(quote(id, { countryId: 4711 })).rejects.toMatchObject({ statusCode: 422 })
})

test('lines that cannot be had are listed and cost nothing', async () => {
  const { id } = await shopper(app, { product_id: HELMET, count: 1 }, { product_id: BATTERY, count: 1 })
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', BATTERY).execute()
  const { lines, counted, totals } = await quote(id)
  await app.db.updateTable('products').set({ hidden: false }).where('id', '=', BATTERY).execute()
  expect(lines.map(({ problem }) => problem)).toEqual([null, 'gone'])
  expect(counted.map(({ product_id }) => product_id)).toEqual([HELMET])
  expect(totals).toMatchObject({ lines_cents: 8000, line_discounts: [0] })
})

test("what an order holds that waits for its money is still its member's: piece, code and credit", async () => {
  const member = await shopper(app, { product_id: HELMET, count: 1 })
  await giveCredit(app, member.id, 2000)
  await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'SINGLE' } })
  const before = await quote(member.id, { useCredits: true })
  expect(before.totals).toMatchObject({ discount_cents: 1000, credits_cents: 2000, payable_cents: 7282 })
  const input = { promo_code: 'SINGLE', use_credits: true }
  expect((await checkOut(app, member, orderBody(72.82, input))).statusCode).toBe(200)
  const { totals, promo, lines } = await quote(member.id, { useCredits: true })
  expect([totals, promo]).toEqual([before.totals, before.promo])
  expect(lines).toMatchObject([{ problem: null, available: 1 }])

  const other = await shopper(app, { product_id: BATTERY, count: 1 })
  const refused = await app.call('/api/cart/promo', {
    method: 'PUT',
    as: other.token,
    body: { code: 'SINGLE' },
  })
  expect(refused.json()).toMatchObject({ status: 422, data: { code: ['This code has been used up.'] } })
})
