import type { Db } from '../src/platform/database/open-database.ts'

interface Refunded {
  orderId: number
  userId: number
  /** The whole amount of the order in cents, including what store credit paid. */
  totalCents: number
  /** True for a partial refund, half of which is given back as store credit. */
  isPart: boolean
  at: Date
}

const REASON = 'The customer sent it back.'

/** Inserts the refund of an order, in the same rows as the shop's own refunds write. */
export async function seedRefund(db: Db, { orderId, userId, totalCents, isPart, at }: Refunded) {
  const amount = isPart ? Math.round(totalCents / 2) : totalCents
  const credits = isPart ? Math.round(amount / 2) : 0
  await recordRefund(db, { orderId, amount, credits, reason: REASON, at })
  if (credits === 0) return
  await db
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      kind: 'refund',
      amount_cents: credits,
      expires_at: null,
      about_id: null,
      order_id: orderId,
      note: REASON,
      actor: 'shop',
      created_at: at,
    })
    .execute()
}

interface Recorded {
  orderId: number
  /** The whole amount of the refund in cents, and the part of it that is store credit. */
  amount: number
  credits: number
  reason: string
  at: Date
}

/** Inserts a refund that was made, and its sum in its order and payment. Its store credit is the ledger's matter. */
export async function recordRefund(db: Db, { orderId, amount, credits, reason, at }: Recorded) {
  await db
    .insertInto('refunds')
    .values({
      order_id: orderId,
      key: 'demo',
      amount_cents: amount,
      provider_cents: amount - credits,
      credits_cents: credits,
      state: 'done',
      reason,
      actor: 'shop',
      created_at: at,
      changed_at: at,
    })
    .execute()
  await db.updateTable('orders').set({ refunded_cents: amount }).where('id', '=', orderId).execute()
  await db
    .updateTable('payments')
    .set({ refunded_cents: amount - credits })
    .where('order_id', '=', orderId)
    .execute()
}
