import type { Db } from '../../platform/index.ts'

interface Change {
  state: string
  changed_at: Date
  charge_ref?: string | null
  captured_cents?: number
  card_brand?: string
  card_last_four?: string
}

/** Stores the current state of an order's payment; the caller has locked the order. */
export const setPayment = (trx: Db, orderId: number, change: Change) =>
  trx.updateTable('payments').set(change).where('order_id', '=', orderId).execute()
