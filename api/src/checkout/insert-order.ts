import type { CheckoutWish } from '@nireeka/contracts/api'

import type { CartRow } from '../cart/priced-lines.ts'
import type { Db } from '../database/open-database.ts'
import { recordMove } from '../orders/move-order.ts'
import { takeStock } from '../orders/stock.ts'
import type { Totals } from './totals.ts'

/** How long an unpaid order keeps its stock. */
const PAY_WITHIN_MS = 30 * 60_000
const CURRENCY = 'usd'

export interface NewOrder {
  userId: number
  wish: CheckoutWish
  lines: CartRow[]
  totals: Totals
  contentHash: string
  at: Date
}

/** Reserves the stock and writes the order with its own copy of address, prices and lines. Answers its id. */
export async function insertOrder(
  trx: Db,
  { userId, wish, lines, totals, contentHash, at }: NewOrder,
): Promise<number> {
  await takeStock(trx, lines)
  const { id } = await trx
    .insertInto('orders')
    .values({
      ...totals,
      user_id: userId,
      status: 'pending_payment',
      held_reason: null,
      content_hash: contentHash,
      country_id: wish.country_id,
      address: JSON.stringify(wish.address),
      currency: CURRENCY,
      placed_at: at,
      expires_at: new Date(at.getTime() + PAY_WITHIN_MS),
      paid_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_lines')
    .values(lines.map((line) => toOrderLine(id, line)))
    .execute()
  await trx
    .insertInto('payments')
    .values({
      order_id: id,
      provider: wish.provider,
      ref: null,
      redirect: null,
      state: 'created',
      amount_cents: totals.total_cents,
      currency: CURRENCY,
      created_at: at,
      changed_at: at,
    })
    .execute()
  await recordMove(trx, { orderId: id, from: null, to: 'pending_payment', actor: `member:${userId}`, at })
  return id
}

const toOrderLine = (
  order_id: number,
  { product_id, title, description, image, unit_cents, count }: CartRow,
) => ({
  order_id,
  product_id,
  title,
  description,
  image,
  unit_cents,
  count,
})
