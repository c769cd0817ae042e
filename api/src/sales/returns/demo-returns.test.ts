import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedOrders } from '../../../seed/orders.ts'
import { seedPeople } from '../../../seed/people.ts'
import { seedReturns } from '../../../seed/returns.ts'
import { seedShipments } from '../../../seed/shipments.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReadAdminReturn } from './read-admin-return.ts'
import { createReturnList } from './return-list.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.db)
  await seedAccessories(app.db)
  await seedOrders(app.db)
  await seedShipments(app.db)
  await seedReturns(app.db)
})
afterAll(() => app.close())

const ORDER_STATUSES: Record<string, string[]> = {
  requested: ['return_requested'],
  approved: ['return_requested'],
  received: ['returned'],
  inspected: ['returned'],
  closed: ['refunded', 'partly_refunded'],
  rejected: ['delivered'],
}

test('each status is there twice, and fits its order', async () => {
  const { counts } = await createReturnList(app.db).counts({})
  expect(counts.map(({ status }) => status).toSorted()).toEqual(Object.keys(ORDER_STATUSES).toSorted())
  expect(Math.min(...counts.map(({ count }) => count))).toBeGreaterThanOrEqual(2)
  const read = createReadAdminReturn(app.db)
  const returns = await app.db.selectFrom('returns').select('id').execute()
  for (const { id } of returns) {
    const { status, order, moves, refund } = await read(id)
    expect(ORDER_STATUSES[status]).toContain(order.status)
    expect(refund !== null).toBe(status === 'closed')
    const times = moves.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(Date.now())
  }
})

test('every order that is being returned has a return', async () => {
  const without = await app.db
    .selectFrom('orders')
    .select('number')
    .where('status', 'in', ['return_requested', 'returned'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('returns').select('returns.id').whereRef('returns.order_id', '=', 'orders.id'))),
    )
    .execute()
  expect(without).toEqual([])
})
