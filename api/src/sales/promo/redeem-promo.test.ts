import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  addOrder,
  addPromo,
  checkOut,
  orderBody,
  payInSandbox,
  shopper,
  statusOf,
} from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { redeemPromo, releasePromo } from './redeem-promo.ts'

const HELMET = 1
/** A helmet for $80 to Germany, by $8: less $10, and 19 % of the rest. */
const WITH_CODE = 92.82

let app: TestApp
let time = Date.parse('2026-11-22T12:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await addProduct(app.db, { id: HELMET, price_cents: 8000, stock: 500 })
})
afterAll(() => app.close())

const find = (code: string) =>
  app.db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const redemptions = (promoId: number) =>
  app.db.selectFrom('promo_redemptions').selectAll().where('promo_id', '=', promoId).execute()
const redeem = async (code: string, userId: number) => {
  const orderId = await addOrder(app, userId)
  const { id: promoId } = await find(code)
  const at = new Date(time)
  await app.db.transaction().execute((trx) => redeemPromo(trx, { promoId, userId, orderId, at }))
  return orderId
}
const tenOff = (code: string, limits: { max_uses?: number; max_per_member?: number; ends_at?: Date } = {}) =>
  addPromo(app, { code, amount_cents: 1000, applies_to: 'order', ...limits })
const shopperWith = async (code: string) => {
  const member = await shopper(app, { product_id: HELMET, count: 1 })
  await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })
  await app.db.updateTable('users').set({ country_id: 80 }).where('id', '=', member.id).execute()
  return member
}
const order = (member: Awaited<ReturnType<typeof shopperWith>>, promo_code: string) =>
  checkOut(app, member, orderBody(WITH_CODE, { promo_code }))

test('a single-use code in 50 checkouts at once is redeemed once', async () => {
  await tenOff('SINGLE', { max_uses: 1 })
  const members = await Promise.all(Array.from({ length: 50 }, () => shopperWith('SINGLE')))
  const answers = await Promise.all(members.map((member) => order(member, 'SINGLE')))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  const { id, uses } = await find('SINGLE')
  expect([uses, (await redemptions(id)).length]).toEqual([1, 1])
  const discounted = await app.db.selectFrom('orders').select('id').where('promo_id', '=', id).execute()
  expect(discounted).toHaveLength(1)
})

describe('what a quote has said before does not decide', () => {
  test('of 20 redemptions at once three get a code for three', async () => {
    await tenOff('THREE', { max_uses: 3 })
    const members = await Promise.all(Array.from({ length: 20 }, () => app.member()))
    const results = await Promise.allSettled(members.map(({ id }) => redeem('THREE', id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await find('THREE')).uses).toBe(3)
  })

  test('of one member only one of 20 at once gets a code for each once', async () => {
    await tenOff('ONCE', { max_per_member: 1 })
    const { id } = await app.member()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => redeem('ONCE', id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await find('ONCE')).uses).toBe(1)
  })

  test('a code that has ended meanwhile is over, to the second', async () => {
    await tenOff('ENDS', { ends_at: new Date(time + 1000) })
    const { id } = await app.member()
    await redeem('ENDS', id)
    time += 1000
    await expect(redeem('ENDS', id)).rejects.toMatchObject({ statusCode: 409, errorCode: 'promo_used_up' })
  })
})

test('a use is given back once, however often it is asked for', async () => {
  await tenOff('BACK', { max_uses: 2 })
  const [first, second] = [await app.member(), await app.member()]
  const orderId = await redeem('BACK', first.id)
  await redeem('BACK', second.id)
  const release = () => app.db.transaction().execute((trx) => releasePromo(trx, orderId))
  await Promise.all([release(), release(), release()])
  const { id, uses } = await find('BACK')
  expect([uses, (await redemptions(id)).length]).toEqual([1, 1])
})

test('going back and paying again is the same order with the same code', async () => {
  await tenOff('AGAIN', { max_uses: 1, max_per_member: 1 })
  const member = await shopperWith('AGAIN')
  const first = (await order(member, 'AGAIN')).json().data
  expect((await order(member, 'AGAIN')).json().data.order_id).toBe(first.order_id)
  expect((await find('AGAIN')).uses).toBe(1)
})

test('a paid order takes its code out of the cart, and one use of a member stays one', async () => {
  await tenOff('PAID', { max_per_member: 1 })
  const member = await shopperWith('PAID')
  const { data } = (await order(member, 'PAID')).json()
  await payInSandbox(app, data.redirect)
  expect(await statusOf(app, data.order_id)).toBe('paid')
  await app.call('/api/cart', {
    method: 'POST',
    as: member.token,
    body: { items: [{ product_id: HELMET, count: 1 }] },
  })
  expect((await app.call('/api/cart', { as: member.token })).json().data).toMatchObject({
    promo: null,
    refused_promo: null,
  })
  const again = await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'PAID' } })
  expect(again.json()).toMatchObject({ status: 422, data: { code: ['You’ve already used this code.'] } })
})

test('an order that nobody pays for gives its use back', async () => {
  await tenOff('EXPIRES', { max_uses: 1 })
  const { data } = (await order(await shopperWith('EXPIRES'), 'EXPIRES')).json()
  expect((await find('EXPIRES')).uses).toBe(1)
  time += 31 * 60_000
  await app.expireOrders()
  expect(await statusOf(app, data.order_id)).toBe('expired')
  expect((await find('EXPIRES')).uses).toBe(0)
})
