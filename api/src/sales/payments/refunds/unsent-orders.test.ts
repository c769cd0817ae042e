import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  bikeShopper,
  buyCart,
  partStock,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
} from '../../../testing/bike-shopping.ts'
import { addProduct } from '../../../testing/add-rows.ts'
import { emailsTo } from '../../../testing/emails.ts'
import { addPromo, balanceOf, giveCredit, statusOf, stockOf } from '../../../testing/shopping.ts'
import { checkOut, orderBody, shopper } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'
import { createRefunding } from '../testing/refunding.ts'
import { setStock } from '../../../testing/set-stock.ts'

let shop: PayingApp
let refunding: ReturnType<typeof createRefunding>
let product = 1000
beforeAll(async () => {
  shop = await openPayingApp()
  refunding = createRefunding(shop)
  await seedBikes(shop.db)
  await setPartStock(shop.app, QUICK_CHARGER, 100)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.stripe.setRefundStatus('succeeded')
  product += 1
  await addProduct(shop.db, { id: product, stock: 5 })
})

type Member = Awaited<ReturnType<PayingApp['member']>>

const read = async (id: number, { token }: Member) =>
  (await shop.call(`/api/orders/${id}`, { as: token })).json().data
const cancel = (id: number, { token }: Member) =>
  shop.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body: {} })

/** Returns a paid order of two bells for $36.89 with a promo code, $10 of it paid by store credit and the rest by card. */
async function paidWithAll() {
  const code = `ONCE${product}`
  await addPromo(shop.app, { code, amount_cents: 100, max_uses: 1 })
  const member = await shopper(shop.app, { product_id: product, count: 2 })
  await giveCredit(shop.app, member.id, 1000)
  await shop.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })
  const input = { use_credits: true, promo_code: code, provider: 'stripe' }
  const { order_id: id } = (await checkOut(shop.app, member, orderBody(26.89, input))).json().data
  const { ref } = await shop.paymentOf(id)
  const order = { id, ref: ref ?? '', provider: 'stripe' as const }
  await shop.pay(order)
  await shop.comeBack(order)
  return { member, code, ...order }
}

/** Returns everything that refunding and cancelling an order change. */
async function endOf({ id, code, member }: Awaited<ReturnType<typeof paidWithAll>>) {
  const { uses } = await shop.db
    .selectFrom('promo_codes')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const redemptions = await shop.db
    .selectFrom('promo_redemptions')
    .select('order_id')
    .where('order_id', '=', id)
    .execute()
  return {
    status: await statusOf(shop.app, id),
    payment: (await shop.paymentOf(id)).state,
    refunded: (await shop.orderOf(id)).refunded_cents,
    stock: await stockOf(shop.app, product),
    uses,
    redemptions: redemptions.length,
    balance: await balanceOf(shop.app, member.id),
    mayCancel: (await read(id, member)).may_cancel,
  }
}

const ENDED = {
  status: 'cancelled',
  payment: 'refunded',
  refunded: 3689,
  stock: 5,
  uses: 0,
  redemptions: 0,
  balance: 10,
  mayCancel: false,
}

const bikesOf = async ({ token }: Member) =>
  (await shop.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes

describe('all of the money of an order that wasn’t sent goes back', () => {
  test('the order is cancelled, and stock, code and store credit return', async () => {
    const order = await paidWithAll()
    expect((await refunding.refund(order.id)).json().data).toMatchObject({ state: 'done' })
    expect(await endOf(order)).toEqual(ENDED)
    const templates = (await emailsTo(shop.db, order.member.email)).map(({ template }) => template)
    expect(templates).toEqual(['order', 'order_refunded'])
  })

  test.each(['in_production', 'quality_check', 'ready_to_ship'] as const)(
    'also when it is %s',
    async (status) => {
      const order = await paidWithAll()
      await shop.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
      await refunding.refund(order.id)
      expect(await endOf(order)).toEqual(ENDED)
    },
  )

  test('in two parts: the first changes nothing but the money', async () => {
    const order = await paidWithAll()
    await refunding.refund(order.id, { amount: 20 })
    expect(await endOf(order)).toMatchObject({ status: 'paid', stock: 3, uses: 1, mayCancel: true })
    await refunding.refund(order.id)
    expect(await endOf(order)).toEqual(ENDED)
  })

  test.each(['shipped', 'partly_shipped', 'delivered'] as const)(
    'of one that is %s, nothing returns but the money',
    async (status) => {
      const order = await paidWithAll()
      await shop.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
      await refunding.refund(order.id)
      expect(await endOf(order)).toMatchObject({ status, payment: 'refunded', stock: 3, uses: 1 })
    },
  )
})

describe('refund and cancel end the same', () => {
  test('the refund first: there is nothing left to cancel', async () => {
    const order = await paidWithAll()
    await refunding.refund(order.id)
    expect((await cancel(order.id, order.member)).json()).toMatchObject({
      status: 409,
      error: 'already_cancelled',
    })
    expect(await endOf(order)).toEqual(ENDED)
  })

  test('the cancellation first: there is nothing left to give back', async () => {
    const order = await paidWithAll()
    expect((await cancel(order.id, order.member)).statusCode).toBe(200)
    expect((await refunding.refund(order.id)).json()).toMatchObject({
      status: 409,
      error: 'nothing_to_refund',
    })
    expect(await endOf(order)).toEqual(ENDED)
  })

  test('both at once, however they meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await paidWithAll()
      const answers = await Promise.all([refunding.refund(order.id), cancel(order.id, order.member)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(await endOf(order)).toEqual(ENDED)
      await setStock(shop.db, { kind: 'product', id: product }, 5)
      product += 1
      await addProduct(shop.db, { id: product, stock: 5 })
    }
  })

  test('while a slow bank refunds it, cancelling is refused, and the order’s page doesn’t offer it', async () => {
    const order = await paidWithAll()
    shop.stripe.setRefundStatus('pending')
    await refunding.refund(order.id)
    expect(await endOf(order)).toMatchObject({ status: 'paid', stock: 3, uses: 1, mayCancel: false })
    expect((await cancel(order.id, order.member)).json()).toMatchObject({
      status: 409,
      error: 'cannot_cancel',
      message: 'A full refund is on its way to you, and that closes the order.',
    })
    shop.stripe.endRefunds('succeeded')
    shop.wait(3)
    await shop.reconcile()
    expect(await endOf(order)).toEqual(ENDED)
  })

  test('a bank that refuses the refund leaves an order that can be cancelled', async () => {
    const order = await paidWithAll()
    shop.stripe.setRefundStatus('pending')
    await refunding.refund(order.id)
    shop.stripe.endRefunds('failed')
    shop.wait(3)
    await shop.reconcile()
    expect(await endOf(order)).toMatchObject({ status: 'paid', refunded: 0, stock: 3, mayCancel: true })
    shop.stripe.setRefundStatus('succeeded')
    expect((await cancel(order.id, order.member)).statusCode).toBe(200)
    expect(await endOf(order)).toEqual(ENDED)
  })
})

describe('upgrades', () => {
  test('that were given back leave the bike, their parts are in stock, and they can be bought again', async () => {
    const member = await bikeShopper(shop.app)
    const bikeOrder = await buyCart(shop.app, member)
    const [{ order_bike_id }] = await bikesOf(member)
    const choose = () =>
      putBuild(shop.app, member, { mode: 'CEOM', order_bike_id, part_ids: [QUICK_CHARGER] })
    const before = await partStock(shop.app, QUICK_CHARGER)
    await choose()
    const upgrades = await buyCart(shop.app, member)
    expect(await bikesOf(member)).toMatchObject([{ parts: ['6 A quick charger'] }])
    const upgraded_by = `NK-${100_000 + upgrades}`
    expect(await read(bikeOrder, member)).toMatchObject({ cancel_refusal: 'has_upgrades', upgraded_by })
    await refunding.refund(upgrades)
    expect(await bikesOf(member)).toMatchObject([{ parts: [] }])
    expect(await partStock(shop.app, QUICK_CHARGER)).toBe(before)
    expect(await read(bikeOrder, member)).toMatchObject({ may_cancel: true, upgraded_by: null })
    expect((await choose()).statusCode).toBe(200)
    await buyCart(shop.app, member)
    expect(await bikesOf(member)).toMatchObject([{ parts: ['6 A quick charger'] }])
  })
})
