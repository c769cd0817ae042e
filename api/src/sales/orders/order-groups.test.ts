import { ORDER_GROUPS, ORDER_STATUSES, type OrderGroup } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { statusesOf } from './order-groups.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('each state of an order is in one group', () => {
  const groups = ORDER_GROUPS.filter((group) => group !== 'all')
  expect(groups.flatMap(statusesOf).toSorted()).toEqual([...ORDER_STATUSES, 'held'].toSorted())
})

/** A member with an order on its way, a delivered, a cancelled and a returned one, and one whose payment is checked. */
async function buyer() {
  const member = await app.member()
  const at = new Date('2026-11-01T12:00:00Z')
  const ids = {
    shipped: await addOrder(app, member.id, { status: 'shipped', paid_at: at }),
    held: await addOrder(app, member.id, { held_reason: 'Too much was paid.' }),
    delivered: await addOrder(app, member.id, { status: 'delivered', paid_at: at }),
    cancelled: await addOrder(app, member.id, { status: 'cancelled' }),
    returned: await addOrder(app, member.id, { status: 'returned', paid_at: at }),
  }
  return { member, ids }
}

const listOf = async (token: string, state: OrderGroup) =>
  (await app.call(`/api/orders?state=${state}`, { as: token })).json().data

test('a member lists the orders of a group, with the number in each', async () => {
  const { member, ids } = await buyer()
  const idsOf = async (state: OrderGroup) =>
    (await listOf(member.token, state)).items.map(({ id }: { id: number }) => id).toSorted()
  expect(await idsOf('under_way')).toEqual([ids.shipped, ids.held].toSorted())
  expect(await idsOf('delivered')).toEqual([ids.delivered])
  expect(await idsOf('ended')).toEqual([ids.cancelled, ids.returned].toSorted())
  expect(await listOf(member.token, 'ended')).toMatchObject({
    total: 2,
    counts: { all: 5, under_way: 2, delivered: 1, ended: 2 },
  })
})

test('the orders of others are in no group', async () => {
  await buyer()
  const { token } = await app.member()
  expect(await listOf(token, 'all')).toMatchObject({
    items: [],
    total: 0,
    counts: { all: 0, under_way: 0, delivered: 0, ended: 0 },
  })
})

test('a page behind the last one of a group is told of, and a group that doesn’t exist is refused', async () => {
  const { member } = await buyer()
  expect((await app.call('/api/orders?state=ended&page=2', { as: member.token })).statusCode).toBe(404)
  const refused = await app.call('/api/orders?state=nonsense', { as: member.token })
  expect(refused.statusCode).toBe(422)
})
