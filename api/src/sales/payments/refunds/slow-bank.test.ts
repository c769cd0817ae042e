import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { statusOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'
import { createRefunding } from '../testing/refunding.ts'
import { createUpgrading, type Upgrading } from '../testing/upgrading.ts'

let shop: PayingApp
let refunding: ReturnType<typeof createRefunding>
let upgrading: Upgrading
beforeAll(async () => {
  shop = await openPayingApp()
  refunding = createRefunding(shop)
  upgrading = await createUpgrading(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.stripe.setRefundStatus('succeeded'))

/** Ends the whole refunds that the bank is still working on, and lets the job hear of it. */
async function endRefunds(status: 'succeeded' | 'failed') {
  shop.stripe.setRefundStatus('succeeded')
  shop.stripe.endRefunds(status)
  shop.wait(3)
  await shop.reconcile()
}

/** Returns a paid bike with upgrades that wait for their payment, while the bank is slow with the bike's whole refund. */
async function beingRefunded() {
  const bike = await upgrading.buyBike()
  const upgrades = await upgrading.placeUpgrades(bike)
  shop.stripe.setRefundStatus('pending')
  expect((await refunding.refund(bike.order.id)).json().data.state).toBe('requested')
  shop.stripe.setRefundStatus('succeeded')
  return { bike, upgrades }
}

describe('while a slow bank refunds all of a bike', () => {
  test('nobody has the bike: it is in no list, and no upgrade can be chosen for it', async () => {
    const bike = await upgrading.buyBike()
    shop.stripe.setRefundStatus('pending')
    await refunding.refund(bike.order.id)
    expect(await upgrading.bikesOf(bike.member)).toEqual([])
    expect((await upgrading.choose(bike)).statusCode).toBe(404)
    const owned = await shop.call(`/api/configurator/owned/${bike.id}`, { as: bike.member.token })
    expect(owned.statusCode).toBe(404)
  })

  test('a payment for its upgrades goes back by itself, and the member is told', async () => {
    const { bike, upgrades } = await beingRefunded()
    await shop.pay(upgrades)
    await shop.comeBack(upgrades)
    expect(await statusOf(shop.app, upgrades.id)).toBe('cancelled')
    expect(refunding.refundedAtStripe(upgrades)).toEqual([upgrades.cents])
    expect(await upgrading.emailsAbout(upgrades.id, bike.member)).toEqual(['order_refunded'])
  })

  test('upgrades that store credit has paid are cancelled, and the member is told', async () => {
    const { bike, upgrades } = await beingRefunded()
    const byCredit = { provider: 'credits', amount_cents: 0 }
    await shop.db.updateTable('payments').set(byCredit).where('order_id', '=', upgrades.id).execute()
    await shop.settle(upgrades.id)
    expect(await statusOf(shop.app, upgrades.id)).toBe('cancelled')
    expect(await upgrading.emailsAbout(upgrades.id, bike.member)).toEqual(['order_cancelled'])
  })

  test('and refuses in the end, the same bike is there again, and upgrades can be bought for it', async () => {
    const { bike } = await beingRefunded()
    await endRefunds('failed')
    expect(await upgrading.bikesOf(bike.member)).toMatchObject([{ order_bike_id: bike.id }])
    expect(await statusOf(shop.app, bike.order.id)).toBe('paid')
    const upgrades = await upgrading.placeUpgrades(bike)
    await shop.pay(upgrades)
    await shop.comeBack(upgrades)
    expect(await statusOf(shop.app, upgrades.id)).toBe('paid')
  })

  test('and the money arrives, the bike stays gone', async () => {
    const { bike } = await beingRefunded()
    await endRefunds('succeeded')
    expect(await upgrading.bikesOf(bike.member)).toEqual([])
    expect(await statusOf(shop.app, bike.order.id)).toBe('cancelled')
  })
})

test('while a slow bank refunds upgrades, their bike’s money stays: the upgrades may be there again', async () => {
  const bike = await upgrading.buyBike()
  const upgrades = await upgrading.placeUpgrades(bike)
  await shop.pay(upgrades)
  await shop.comeBack(upgrades)
  shop.stripe.setRefundStatus('pending')
  await refunding.refund(upgrades.id)
  expect((await refunding.refund(bike.order.id)).json()).toMatchObject({ status: 409, error: 'has_upgrades' })
  await endRefunds('succeeded')
  expect((await refunding.refund(bike.order.id)).statusCode).toBe(200)
})
