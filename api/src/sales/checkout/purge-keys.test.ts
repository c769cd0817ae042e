import { expect, test } from 'vitest'

import { addOrder } from '../../testing/shopping.ts'
import { useTestApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 3_600_000

test('the key of a checkout is forgotten a month later, unless its order still waits', async () => {
  const now = new Date()
  const app = await useTestApp({ now: () => now })
  const { id: user_id } = await app.member()
  const paid = await addOrder(app, user_id, { status: 'paid', paid_at: now })
  const waiting = await addOrder(app, user_id)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const keys = [
    { key: 'old', order_id: paid, created_at: daysAgo(31) },
    { key: 'new', order_id: paid, created_at: daysAgo(29) },
    { key: 'old, waiting', order_id: waiting, created_at: daysAgo(31) },
  ]
  await app.db
    .insertInto('checkout_keys')
    .values(keys.map((key) => ({ user_id, request_hash: 'hash', ...key })))
    .execute()
  await app.purgeCheckoutKeys()
  const kept = await app.db.selectFrom('checkout_keys').select('key').orderBy('key').execute()
  expect(kept.map(({ key }) => key)).toEqual(['new', 'old, waiting'])
})
