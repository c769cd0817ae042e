import type { Db } from '../../platform/index.ts'

const KEPT_MS = 30 * 24 * 3_600_000

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the job that deletes idempotency keys after a month, when no page repeats its order any more. Unpaid orders
 * keep theirs.
 */
export const createPurgeKeys =
  ({ db, now }: Needs) =>
  async () => {
    const before = new Date(now().getTime() - KEPT_MS)
    await db
      .deleteFrom('checkout_keys')
      .using('orders')
      .whereRef('orders.id', '=', 'checkout_keys.order_id')
      .where('orders.status', '<>', 'pending_payment')
      .where('checkout_keys.created_at', '<', before)
      .execute()
  }
