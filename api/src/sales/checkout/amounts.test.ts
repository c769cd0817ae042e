import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { checkOut, giveCredit, orderBody, ordersOf, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const BELL = 1
const GOLDEN_BELL = 2

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: BELL })
  await addProduct(app.db, { id: GOLDEN_BELL, title: 'Golden bell', price_cents: 100_000_000, stock: null })
})
afterAll(() => app.close())

const TOO_FINE = 'Please use at most two decimals.'
const TOO_HIGH = 'This can be at most $10,000,000.'
const WRONG = [
  [38.085, TOO_FINE],
  [0.001, TOO_FINE],
  [10_000_000.01, TOO_HIGH],
  [21_474_836.48, TOO_HIGH],
  [1e300, TOO_HIGH],
] as const

test.each(WRONG)(
  'an order that expects to pay %d dollars is refused at its field',
  async (amount, sentence) => {
    const member = await shopper(app, { product_id: BELL, count: 2 })
    expect((await checkOut(app, member, orderBody(amount))).json()).toMatchObject({
      status: 422,
      data: { expected_payable: expect.arrayContaining([sentence]) },
    })
    expect(await ordersOf(app, member.id)).toEqual([])
  },
)

test.each(WRONG)('a refund of %d dollars is refused at its field', async (amount, sentence) => {
  const { token } = await app.member(9)
  const refund = await app.call('/api/backoffice/orders/1/refunds', {
    method: 'POST',
    as: token,
    body: { amount, reason: 'It came late.' },
    headers: { 'idempotency-key': 'refund-1' },
  })
  expect(refund.json()).toMatchObject({ status: 422, data: { amount: expect.arrayContaining([sentence]) } })
})

test.each(WRONG)(
  'a page that shows a total of %d dollars is refused at its field',
  async (total_price, sentence) => {
    const { token } = await app.member()
    const path = '/api/configurator/change-promo-code/WELCOME5'
    const answer = await app.call(path, { method: 'POST', as: token, body: { total_price } })
    expect(answer.json()).toMatchObject({
      status: 422,
      data: { total_price: expect.arrayContaining([sentence]) },
    })
  },
)

test('an order whose total fits no column is refused at its field, whatever of it credit pays', async () => {
  const member = await shopper(app, { product_id: GOLDEN_BELL, count: 25 })
  await giveCredit(app, member.id, 2_000_000_000)
  const body = { country_id: 80, use_credits: true }
  const { payable } = (await app.call('/api/shipping-vat', { method: 'POST', as: member.token, body })).json()
    .data
  const refused = await checkOut(app, member, orderBody(payable, { use_credits: true }))
  expect(refused.json()).toMatchObject({
    status: 422,
    data: {
      expected_payable: ['Orders are limited to $10,000,000. Please order less, or contact us.'],
    },
  })
  expect(await ordersOf(app, member.id)).toEqual([])
})

test.each([38.08, 0.1 + 0.2, 19.99, 1.1, 8.2])('%d dollars are whole cents', async (amount) => {
  const member = await shopper(app, { product_id: BELL, count: 1 })
  expect((await checkOut(app, member, orderBody(amount))).json()).toMatchObject({ error: 'total_changed' })
})
