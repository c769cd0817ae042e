import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { statusOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'
import { createRefunding } from '../testing/refunding.ts'
import { createUpgrading, type Upgrading } from '../testing/upgrading.ts'

/** How often a whole refund meets the payment of an upgrade; `RACES=200` in the environment for more. */
const RACES = Number(process.env.RACES ?? 20)

let shop: PayingApp
let refunding: ReturnType<typeof createRefunding>
let upgrading: Upgrading
beforeAll(async () => {
  shop = await openPayingApp()
  refunding = createRefunding(shop)
  upgrading = await createUpgrading(shop)
})
afterAll(() => shop.close())

/**
 * Lets a bike's whole refund meet the payment of an upgrade for it. The refund, which takes longer, starts up to 64 ms
 * earlier, or up to 16 ms later. Returns how that has ended, once the bank and the jobs are done.
 */
async function race(headStartMs: number): Promise<string> {
  const bike = await upgrading.buyBike()
  const upgrades = await upgrading.placeUpgrades(bike)
  await shop.pay(upgrades)
  const [refund] = await Promise.all([
    setTimeout(Math.max(0, -headStartMs)).then(() => refunding.refund(bike.order.id)),
    setTimeout(Math.max(0, headStartMs)).then(() => shop.comeBack(upgrades)),
  ])
  await letBankEnd()
  const bikes = await upgrading.bikesOf(bike.member)
  return [
    refund.statusCode === 200 ? 'refunded' : refund.json().error,
    bikes.length === 1 ? 'bike' : 'no bike',
    `upgrades ${await statusOf(shop.app, upgrades.id)}`,
    refunding.refundedAtStripe(upgrades).length > 0 ? 'money back' : 'money kept',
    ...(await upgrading.emailsAbout(upgrades.id, bike.member)),
  ].join(', ')
}

async function letBankEnd() {
  shop.stripe.setRefundStatus('succeeded')
  shop.stripe.endRefunds('succeeded')
  shop.wait(3)
  await shop.expireOrders()
  await shop.reconcile()
}

test.each(['succeeded', 'pending'])(
  'when a bank answers a bike’s whole refund with “%s” while its upgrade is paid, both are kept or both go back',
  async (answer) => {
    const ends = new Map<string, number>()
    for (let count = 0; count < RACES / 2; count += 1) {
      shop.stripe.setRefundStatus(answer)
      const end = await race((count % 21) * 4 - 16)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    expect([
      'has_upgrades, bike, upgrades paid, money kept, order',
      'refunded, no bike, upgrades cancelled, money back, order_refunded',
    ]).toEqual(expect.arrayContaining([...ends.keys()]))
  },
  600_000,
)
