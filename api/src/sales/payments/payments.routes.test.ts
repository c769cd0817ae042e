import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1, stock: null })
})
afterAll(() => app.close())

const ONE_BELL = 23.8

/** A member with one payment in a state. */
async function payer(state = 'created') {
  const member = await shopper(app, { product_id: 1, count: 1 })
  const order = await placedOrder(app, member, ONE_BELL)
  await app.db.updateTable('payments').set({ state }).where('order_id', '=', order.id).execute()
  const { id } = await app.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { ...member, orderId: order.id, paymentId: id }
}

const list = async (token: string, query = '') =>
  (await app.call(`/api/payments${query}`, { as: token })).json().data
const remove = (id: number, token: string) => app.call(`/api/payments/${id}`, { method: 'DELETE', as: token })

test('a member lists her own payments with day, order, what was bought, amount, provider and state', async () => {
  const anna = await payer('captured')
  await payer('captured')
  expect(await list(anna.token)).toEqual({
    items: [
      {
        id: anna.paymentId,
        order_id: anna.orderId,
        order_number: `NK-${100_000 + anna.orderId}`,
        lines: [{ title: 'Bell 1', count: 1, image: null }],
        invoice_number: null,
        provider: 'sandbox',
        card: null,
        state: 'captured',
        amount: ONE_BELL,
        credits: 0,
        refunded: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        may_delete: false,
      },
    ],
    page: 1,
    per_page: 20,
    total: 1,
    years: [{ year: new Date().getUTCFullYear(), paid: ONE_BELL, credits: 0, refunded: 0, kept: ONE_BELL }],
  })
})

test('a member lists the payments of one year, and has the sums of all years beside them', async () => {
  const anna = await payer('captured')
  const created_at = new Date('2023-12-31T23:30:00Z')
  await app.db.updateTable('payments').set({ created_at }).where('id', '=', anna.paymentId).execute()
  const { items, total, years } = await list(anna.token, '?year=2023')
  expect([items.length, total]).toEqual([1, 1])
  expect(years).toEqual([{ year: 2023, paid: ONE_BELL, credits: 0, refunded: 0, kept: ONE_BELL }])
  expect(await list(anna.token, '?year=2024')).toMatchObject({ items: [], total: 0, years })
  expect((await app.call('/api/payments?year=24', { as: anna.token })).statusCode).toBe(422)
})

test('each year has the sum of all that was paid, with store credit, and of what was refunded', async () => {
  const anna = await payer('partly_refunded')
  const sums = { credits_cents: 500, refunded_cents: 380 }
  await app.db.updateTable('orders').set(sums).where('id', '=', anna.orderId).execute()
  const created_at = new Date('2025-12-31T23:30:00Z')
  await app.db.updateTable('payments').set({ created_at }).where('id', '=', anna.paymentId).execute()
  expect((await list(anna.token)).items).toMatchObject([{ amount: ONE_BELL, credits: 5, refunded: 3.8 }])
  expect((await list(anna.token)).years).toEqual([
    { year: 2025, paid: 28.8, credits: 5, refunded: 3.8, kept: 25 },
  ])
})

test('a year’s sum may be larger than a single amount can be', async () => {
  const anna = await payer('captured')
  const amount_cents = 2 ** 31 - 1
  await app.db.updateTable('payments').set({ amount_cents }).where('id', '=', anna.paymentId).execute()
  await app.db.updateTable('orders').set({ credits_cents: 500 }).where('id', '=', anna.orderId).execute()
  expect((await list(anna.token)).years).toMatchObject([{ paid: 21_474_841.47 }])
})

test.each(['created', 'needs_action', 'authorized', 'failed', 'voided'])(
  'a payment that is %s is in no year’s sum',
  async (state) => {
    expect((await list((await payer(state)).token)).years).toEqual([])
  },
)

test('a payment whose order has an invoice names it', async () => {
  const anna = await payer('captured')
  const invoice_number = 'INV-2026-000042'
  const invoiced = { invoice_number, invoiced_at: new Date(), invoice_tax_label: 'Tax', invoice_tax_rate: 0 }
  await app.db.updateTable('orders').set(invoiced).where('id', '=', anna.orderId).execute()
  expect((await list(anna.token)).items).toMatchObject([{ invoice_number }])
})

test.each(['created', 'failed', 'voided'])(
  'the record of a payment that is %s can be deleted',
  async (state) => {
    const anna = await payer(state)
    expect((await list(anna.token)).items).toMatchObject([{ may_delete: true }])
    expect((await remove(anna.paymentId, anna.token)).statusCode).toBe(200)
    expect(await list(anna.token)).toMatchObject({ items: [], total: 0 })
    expect((await remove(anna.paymentId, anna.token)).statusCode).toBe(404)
  },
)

test.each(['captured', 'authorized', 'needs_action', 'refunded', 'partly_refunded', 'disputed'])(
  'the record of a payment that is %s stays',
  async (state) => {
    const anna = await payer(state)
    const response = await remove(anna.paymentId, anna.token)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ error: 'payment_kept', message: expect.stringContaining('law') })
    expect((await list(anna.token)).items).toMatchObject([{ may_delete: false }])
  },
)

test('a record that was deleted and is paid after all comes back', async () => {
  const anna = await payer('created')
  await remove(anna.paymentId, anna.token)
  await app.db.updateTable('payments').set({ state: 'captured' }).where('id', '=', anna.paymentId).execute()
  expect((await list(anna.token)).items).toMatchObject([{ state: 'captured', may_delete: false }])
})

test('deleting a record leaves order and payment where they are', async () => {
  const anna = await payer('created')
  await remove(anna.paymentId, anna.token)
  const order = await app.call(`/api/orders/${anna.orderId}`, { as: anna.token })
  expect(order.json().data.pay_url).toMatch(/sandbox/)
})

test("somebody else's payment is answered like one that doesn't exist, and stays, to an admin too", async () => {
  const anna = await payer('failed')
  for (const { token } of [await app.member(), await app.member(9)]) {
    const foreign = await remove(anna.paymentId, token)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await remove(999_999, token)).body)
    expect((await list(token)).total).toBe(0)
  }
  expect((await list(anna.token)).total).toBe(1)
})
