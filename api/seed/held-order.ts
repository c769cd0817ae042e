import type { Db } from '../src/platform/database/open-database.ts'
import { newToken } from '../src/platform/index.ts'
import { daysAgo, findMember } from './bike-order.ts'
import { HELD_DAYS_AGO, withOrderId } from './order-ids.ts'

const MISSING_CENTS = 1000

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Inserts an order whose payment doesn't match it: a copy of Ben's latest order for which too little was taken. */
export async function seedHeldOrder(db: Db) {
  const user_id = await findMember(db, 'ben')
  const latest = await db
    .selectFrom('orders')
    .select(['id', 'address', 'country_id', 'currency', 'lines_cents', 'shipping_cents', 'tax_cents'])
    .select(['total_cents', 'days_min', 'days_max'])
    .where('user_id', '=', user_id)
    .where('status', '=', 'paid')
    .where('lead_days', '=', 0)
    .orderBy('placed_at', 'desc')
    .executeTakeFirstOrThrow()
  const { id: latestId, address, ...copied } = latest
  const at = daysAgo(HELD_DAYS_AGO)
  const row = {
    ...copied,
    user_id,
    address: JSON.stringify(address),
    status: 'pending_payment' as const,
    held_reason: `Paid USD ${dollars(latest.total_cents - MISSING_CENTS)} instead of USD ${dollars(latest.total_cents)}.`,
    content_hash: 'demo held',
    placed_at: at,
    expires_at: at,
    paid_at: null,
  }
  const { id, number } = await withOrderId(db, HELD_DAYS_AGO, () =>
    db.insertInto('orders').values(row).returning(['id', 'number']).executeTakeFirstOrThrow(),
  )
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'title', 'description', 'image', 'unit_cents', 'count'])
    .where('order_id', '=', latestId)
    .orderBy('id')
    .execute()
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: id })))
    .execute()
  const captured_cents = latest.total_cents - MISSING_CENTS
  // The sandbox is asked again when an admin decides.
  const ref = newToken()
  await db
    .insertInto('sandbox_payments')
    .values({
      ref,
      order_id: id,
      title: `Order ${number}`,
      state: 'paid',
      amount_cents: captured_cents,
      currency: latest.currency,
    })
    .execute()
  await db
    .insertInto('payments')
    .values({
      order_id: id,
      provider: 'sandbox',
      ref,
      redirect: null,
      state: 'captured',
      amount_cents: latest.total_cents,
      captured_cents,
      currency: latest.currency,
      created_at: at,
      changed_at: at,
    })
    .execute()
  const move = { order_id: id, from_status: null, to_status: 'pending_payment' as const, reason: null, at }
  await db
    .insertInto('order_moves')
    .values({ ...move, actor: `member:${user_id}` })
    .execute()
}
