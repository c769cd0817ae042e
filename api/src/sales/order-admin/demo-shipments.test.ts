import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedOrders } from '../../../seed/orders.ts'
import { seedPeople } from '../../../seed/people.ts'
import { seedShipments } from '../../../seed/shipments.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReadAdminOrder } from './read-admin-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.db)
  await seedAccessories(app.db)
  await seedOrders(app.db)
  await seedShipments(app.db)
})
afterAll(() => app.close())

test('every demo order that was sent has shipments that fit its status', async () => {
  const read = createReadAdminOrder(app.db)
  const orders = await app.db.selectFrom('orders').select('id').orderBy('id').execute()
  const sent: string[] = []
  for (const { id } of orders) {
    const { status, shipments, lines } = await read(id)
    const left = lines.reduce((sum, { to_ship }) => sum + to_ship, 0)
    if (shipments.length === 0) continue
    sent.push(status)
    const isThere = !['shipped', 'partly_shipped'].includes(status)
    expect([id, status, left > 0]).toEqual([id, status, status === 'partly_shipped'])
    expect(shipments.every(({ state }) => (state === 'delivered') === isThere)).toBe(true)
  }
  const all = [
    'delivered',
    'partly_refunded',
    'partly_shipped',
    'refunded',
    'return_requested',
    'returned',
    'shipped',
  ]
  expect([...new Set(sent)].toSorted()).toEqual(all)
})
