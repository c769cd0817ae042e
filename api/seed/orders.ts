import { sql } from 'kysely'

import { destinationIn } from '../src/sales/checkout/destination.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import { priceOrder } from '../src/sales/money/price-order.ts'
import { ADDRESSES, HOME_COUNTRY_ID } from './demo-addresses.ts'
import { withOrderId } from './order-ids.ts'
import { seedRefund } from './order-refunds.ts'
import { type History, HISTORIES, STEPS } from './order-histories.ts'

const DAY_MS = 24 * 60 * 60_000

type Shop = Awaited<ReturnType<typeof readShop>>

/**
 * Inserts the demo members' orders: a year of orders for Anna, so that her dashboard has figures, and a month for all.
 */
export async function seedOrders(db: Db) {
  const shop = await readShop(db)
  for (const history of HISTORIES) await seedOrder(db, shop, history)
}

async function readShop(db: Db) {
  // An accessory that comes in variants is ordered as its first variant.
  const listed = sql<number>`coalesce(parent_id, id)`
  const products = await db
    .selectFrom('products')
    .distinctOn(listed)
    .select(listed.as('listed_id'))
    .select([
      'id as product_id',
      'parent_id',
      'kind',
      'category',
      'no_air',
      'weight_g',
      'title',
      'description',
      'image',
      'price_cents as unit_cents',
    ])
    .where('kind', '=', 'accessory')
    .orderBy(listed)
    .orderBy(sql`parent_id nulls last`)
    .orderBy('id')
    .execute()
  const country = await db
    .selectFrom('countries')
    .selectAll()
    .where('id', '=', HOME_COUNTRY_ID)
    .executeTakeFirstOrThrow()
  const users = await db.selectFrom('users').select(['id', 'user_name']).execute()
  return {
    products,
    place: await destinationIn(db, country),
    now: Date.now(),
    buyers: new Map(users.map((user) => [user.user_name, user.id])),
  }
}

async function seedOrder(db: Db, { products, place, now, buyers }: Shop, history: History) {
  const { daysAgo, buyer, fate, creditCents } = history
  const placedAt = new Date(now - daysAgo * DAY_MS)
  const ordered = products.flatMap((product) => {
    const count = history.lines[product.listed_id]
    return count ? [{ ...product, count }] : []
  })
  const priced = priceOrder({ lines: ordered, place, method: 'standard' })
  const userId = buyers.get(buyer)
  if (!priced || ordered.length === 0 || !userId)
    throw new Error('The demo orders need members, products and a country that is served')

  const { line_discounts: _none, payable_cents, ...totals } = priced
  const row = {
    ...totals,
    credits_cents: creditCents,
    user_id: userId,
    status: STEPS[fate].at(-1)?.[0] ?? 'paid',
    held_reason: null,
    content_hash: `demo ${daysAgo}`,
    country_id: HOME_COUNTRY_ID,
    address: JSON.stringify(ADDRESSES[buyer]),
    currency: 'usd',
    days_min: place.days_min,
    days_max: place.days_max,
    lead_days: 0,
    placed_at: placedAt,
    expires_at: placedAt,
    paid_at: isUnpaid(fate) ? null : placedAt,
  }
  const order = await withOrderId(db, daysAgo, () =>
    db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow(),
  )
  const copies = ordered.map(({ product_id, title, description, image, unit_cents, count }) => ({
    product_id,
    title,
    description,
    image,
    unit_cents,
    count,
    order_id: order.id,
  }))
  await db.insertInto('order_lines').values(copies).execute()
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider: 'sandbox',
      ...cardOf(fate),
      ref: null,
      redirect: null,
      state: paymentOf(fate),
      amount_cents: payable_cents - creditCents,
      currency: 'usd',
      created_at: placedAt,
      changed_at: placedAt,
    })
    .execute()
  await db
    .insertInto('order_moves')
    .values(movesOf(order.id, userId, { placedAt, fate }))
    .execute()
  await giveBack(db, { orderId: order.id, userId, totalCents: totals.total_cents, placedAt, fate })
}

async function giveBack(db: Db, { placedAt, fate, ...order }: Ended) {
  const state = paymentOf(fate)
  if (state !== 'refunded' && state !== 'partly_refunded') return
  const days = STEPS[fate].reduce((latest, [, day]) => Math.max(latest, day), 0)
  const at = new Date(placedAt.getTime() + days * DAY_MS)
  await seedRefund(db, { ...order, isPart: state === 'partly_refunded', at })
}

interface Ended extends Pick<History, 'fate'> {
  orderId: number
  userId: number
  totalCents: number
  placedAt: Date
}

/** The made-up card of a demo payment; none where the payment wasn’t begun. */
const cardOf = (fate: History['fate']) =>
  fate === 'expired' ? {} : { card_brand: 'visa', card_last_four: '0000' }

const isUnpaid = (fate: History['fate']) => fate === 'expired' || fate === 'declined'

function paymentOf(fate: History['fate']) {
  if (fate === 'expired') return 'voided'
  if (fate === 'declined') return 'failed'
  if (fate === 'partly_refunded') return fate
  return fate === 'refunded' || fate === 'cancelled' ? 'refunded' : 'captured'
}

function actorOf(status: string, userId: number): string {
  if (status === 'paid') return 'provider:sandbox'
  return status === 'return_requested' ? `member:${userId}` : 'shop'
}

function movesOf(
  order_id: number,
  userId: number,
  { placedAt, fate }: Pick<History, 'fate'> & { placedAt: Date },
) {
  const steps = [
    { to_status: 'pending_payment' as const, actor: `member:${userId}`, days: 0 },
    ...STEPS[fate].map(([to_status, days]) => ({ to_status, actor: actorOf(to_status, userId), days })),
  ]
  return steps.map(({ days, ...step }, at) => ({
    ...step,
    order_id,
    from_status: steps[at - 1]?.to_status ?? null,
    reason: null,
    at: new Date(placedAt.getTime() + days * DAY_MS),
  }))
}
