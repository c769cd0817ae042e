import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import { seed } from '../../platform/database/seed.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReadAdminOrder } from './read-admin-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seed(app.db, seeds)
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
