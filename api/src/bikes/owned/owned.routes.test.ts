import type { OrderStatus } from '@nireeka/contracts/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { addBuildOrder, addOwnedBike, primeWith } from '../../testing/bikes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildKey } from '../bike-build/stored-build.ts'

let app: TestApp
let owner: Awaited<ReturnType<TestApp['member']>>
let bikeId = 0
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.member()
  bikeId = await addOwnedBike(app, owner.id, [403, 2004])
})

const ask = (as: string | undefined, id: number | string = bikeId) =>
  app.call(`/api/configurator/owned/${id}`, { as })
const partsNow = async () => (await ask(owner.token)).json().data.part_ids

/** Inserts an order of upgrades with this status. */
const buy = (part_ids: number[], status: OrderStatus = 'paid', day = 1) =>
  addBuildOrder(app, owner.id, [primeWith({ part_ids, order_bike_id: bikeId })], {
    status,
    paid_at: status === 'pending_payment' ? null : new Date(Date.UTC(2026, 2, day)),
  })

test('a member’s bike is told as it was built', async () => {
  expect((await ask(owner.token)).json().data).toEqual({
    order_bike_id: bikeId,
    bike_slug: 'nireeka-prime',
    title: 'Nireeka Prime',
    product_id: 9101,
    size: { id: 12, name: 'M' },
    color: { id: 1, name: 'Graphite' },
    ral: [],
    part_ids: [403, 2004],
    former_parts: [],
    serial_number: null,
    upgrades_in_cart: null,
  })
})

test('what was bought for it since is on it: in place of what was there, or besides', async () => {
  await buy([402, 2101], 'paid', 2)
  expect(await partsNow()).toEqual([402, 2004, 2101])
})

test('what was bought last is on it, whatever was ordered first', async () => {
  await buy([503], 'delivered', 9)
  await buy([402], 'shipped', 8)
  await buy([403], 'paid', 7)
  expect(await partsNow()).toEqual([402, 503, 2004])
})

test.each<OrderStatus>(['pending_payment', 'cancelled', 'expired', 'returned', 'refunded'])(
  'upgrades of an order that is %s are not',
  async (status) => {
    await buy([402], status)
    expect(await partsNow()).toEqual([403, 2004])
  },
)

test('nor is what was bought for another bike', async () => {
  const first = bikeId
  bikeId = await addOwnedBike(app, owner.id)
  await buy([402])
  expect(await partsNow()).toEqual([402])
  bikeId = first
  expect(await partsNow()).toEqual([403, 2004])
})

test('upgrades that lie in the cart for it are told, so that they can be changed', async () => {
  const build = primeWith({ part_ids: [303, 1102], order_bike_id: bikeId })
  const { id } = await app.db
    .insertInto('cart_lines')
    .values({
      user_id: owner.id,
      product_id: 9101,
      count: 1,
      bike_slug: null,
      order_bike_id: bikeId,
      build: JSON.stringify(build),
      build_key: buildKey(build),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { upgrades_in_cart } = (await ask(owner.token)).json().data
  expect(upgrades_in_cart).toEqual({ cart_id: id, part_ids: [303, 1102] })
})

test('B14: somebody else’s bike answers like one that there isn’t, guests are asked to log in', async () => {
  const other = await app.member()
  const theirs = await ask(other.token)
  const missing = await ask(other.token, 99_999)
  expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
  expect((await ask(undefined)).statusCode).toBe(401)
  expect((await ask(owner.token, 'mine')).statusCode).toBe(422)
})
