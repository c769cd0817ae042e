import type { Db } from '../../platform/index.ts'
import { recordMove } from '../orders/move-order.ts'
import { CREDITS } from '../payments/credits.provider.ts'
import type { ExchangeOption } from './exchange-options.ts'

/** What is sent instead of pieces that came back. */
export interface ExchangedPieces extends ExchangeOption {
  count: number
}

interface Exchange {
  /** The order that the pieces were bought with. */
  orderId: number
  pieces: readonly ExchangedPieces[]
  contentHash: string
  actor: string
  reason: string
  at: Date
}

/**
 * Places the order that sends an exchange, to the address of the order that it was bought with, and returns its id. It
 * costs nothing and is ready to be sent, so there is neither a payment page nor an invoice.
 */
export async function insertExchangeOrder(trx: Db, exchange: Exchange): Promise<number> {
  const { pieces, actor, reason, at } = exchange
  const { id, currency } = await insertRow(trx, exchange)
  await trx
    .insertInto('order_lines')
    .values(
      pieces.map(({ product_id, title, description, image, count }) => ({
        order_id: id,
        product_id,
        title,
        description,
        image,
        count,
        unit_cents: 0,
      })),
    )
    .execute()
  await trx
    .insertInto('payments')
    .values({
      order_id: id,
      provider: CREDITS,
      ref: null,
      redirect: null,
      state: 'captured',
      amount_cents: 0,
      captured_cents: 0,
      currency,
      created_at: at,
      changed_at: at,
    })
    .execute()
  await recordMove(trx, { orderId: id, from: null, to: 'ready_to_ship', actor, reason, at })
  return id
}

async function insertRow(trx: Db, { orderId, contentHash, at }: Exchange) {
  const { address, ...bought } = await trx
    .selectFrom('orders')
    .select([
      'user_id',
      'email',
      'country_id',
      'address',
      'shipping_method',
      'days_min',
      'days_max',
      'currency',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('orders')
    .values({
      ...bought,
      address: JSON.stringify(address),
      status: 'ready_to_ship',
      held_reason: null,
      content_hash: contentHash,
      lead_days: 0,
      lines_cents: 0,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      placed_at: at,
      expires_at: at,
      paid_at: at,
    })
    .returning(['id', 'currency'])
    .executeTakeFirstOrThrow()
}
