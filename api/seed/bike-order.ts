import { buildKey } from '../src/bikes/bike-build/stored-build.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import { guestLines } from '../src/sales/cart/guest-lines.ts'
import { destinationIn } from '../src/sales/checkout/destination.ts'
import { priceOrder } from '../src/sales/money/price-order.ts'
import type { BikeOrder } from './bike-orders.ts'
import { ADDRESSES, HOME_COUNTRY_ID } from './demo-addresses.ts'
import { withOrderId } from './order-ids.ts'

const DAY_MS = 24 * 60 * 60_000

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

export const findMember = async (db: Db, user_name: string) =>
  (await db.selectFrom('users').select('id').where('user_name', '=', user_name).executeTakeFirstOrThrow()).id

async function priceBike(db: Db, { productId, count, build }: BikeOrder) {
  const country = await db
    .selectFrom('countries')
    .selectAll()
    .where('id', '=', HOME_COUNTRY_ID)
    .executeTakeFirstOrThrow()
  const [line] = await guestLines(db, [{ product_id: productId, count, build }], { at: new Date() })
  const priced =
    line && priceOrder({ lines: [line], place: await destinationIn(db, country), method: 'standard' })
  if (!priced || !line.build)
    throw new Error('The demo’s bikes need their catalogue and a country that is served')
  const { line_discounts: _none, payable_cents, ...totals } = priced
  return { line, build: line.build, payable_cents, totals }
}

/** Inserts a paid order of bikes; returns its id and the id of its only line. The bikes themselves are another matter. */
export async function seedBikeOrder(db: Db, order: BikeOrder) {
  const { line, build, payable_cents, totals } = await priceBike(db, order)
  const [[first, placedDaysAgo]] = order.steps
  const at = daysAgo(placedDaysAgo)
  const row = {
    ...totals,
    user_id: await findMember(db, order.buyer),
    status: order.steps.at(-1)?.[0] ?? first,
    held_reason: null,
    content_hash: `demo bike ${order.buyer} ${placedDaysAgo}`,
    country_id: HOME_COUNTRY_ID,
    address: JSON.stringify(ADDRESSES[order.buyer]),
    currency: 'usd',
    days_min: 3,
    days_max: 6,
    lead_days: line.lead_days,
    placed_at: at,
    expires_at: at,
    paid_at: at,
  }
  const { id: order_id } = await withOrderId(db, placedDaysAgo, () =>
    db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow(),
  )
  const { product_id, title, description, image, unit_cents, count } = line
  const copy = { order_id, product_id, title, description, image, unit_cents, count }
  const { id: line_id } = await db
    .insertInto('order_lines')
    .values({ ...copy, build: JSON.stringify(build), build_key: buildKey(build) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const card = { card_brand: 'visa', card_last_four: '0000' }
  const payment = {
    ...card,
    provider: 'sandbox',
    ref: null,
    redirect: null,
    state: 'captured',
    currency: 'usd',
  }
  await db
    .insertInto('payments')
    .values({ ...payment, order_id, amount_cents: payable_cents, created_at: at, changed_at: at })
    .execute()
  await seedMoves(db, order_id, order.steps)
  return { order_id, line_id, at }
}

async function seedMoves(db: Db, order_id: number, steps: BikeOrder['steps']) {
  const moves = steps.map(([to_status, days], at) => ({
    order_id,
    to_status,
    from_status: steps[at - 1]?.[0] ?? null,
    actor: 'shop',
    reason: null,
    at: daysAgo(days),
  }))
  await db.insertInto('order_moves').values(moves).execute()
}
