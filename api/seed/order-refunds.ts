import type { Db } from '../src/platform/database/open-database.ts'
import { numberCreditNote } from '../src/sales/invoices/number-credit-note.ts'

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
  await db
    .insertInto('refunds')
    .values({
      order_id: orderId,
      key: 'demo',
      amount_cents: amount,
      provider_cents: amount - credits,
      credits_cents: credits,
      state: 'done',
      reason: REASON,
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

/** Gives all refunds their credit notes, in the order in which they were finished, once the orders have invoices. */
export async function numberRefunds(db: Db) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'changed_at'])
    .where('state', '=', 'done')
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  for (const { id, changed_at } of refunds) await numberCreditNote(db, id, changed_at)
}
