import type { OrderStatus } from '@nireeka/contracts/api'

import { totalsFor } from '../src/checkout/totals.ts'
import type { Db } from '../src/database/open-database.ts'

const DAY_MS = 24 * 60 * 60_000
const ADDRESS = {
  name: 'Anna',
  last_name: 'Berg',
  street: '18 Harbor View',
  street_2: 'Apt 4',
  city: 'San Francisco',
  region: 'CA',
  postcode: '94111',
  phone: '+1 415 555 0134',
}
const COUNTRY_ID = 222

interface History {
  daysAgo: number
  /** Products by id, each with its count. */
  lines: Record<number, number>
  /** What happened after the order was paid: the status and how many days after. */
  later: Array<[status: OrderStatus, days: number]>
}

const HISTORIES: History[] = [
  {
    daysAgo: 150,
    lines: { 1: 1, 10: 1 },
    later: [
      ['ready_to_ship', 1],
      ['shipped', 2],
      ['delivered', 6],
    ],
  },
  { daysAgo: 1, lines: { 3: 1, 7: 2 }, later: [] },
]

/** Anna's two orders: one that has come, and one that was paid yesterday. */
export async function seedOrders(db: Db) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'anna@example.com')
    .executeTakeFirstOrThrow()
  for (const history of HISTORIES) await seedOrder(db, id, history)
}

async function seedOrder(db: Db, userId: number, { daysAgo, lines, later }: History) {
  const placedAt = new Date(Date.now() - daysAgo * DAY_MS)
  const products = await db
    .selectFrom('products')
    .select([
      'id as product_id',
      'kind',
      'weight_g',
      'title',
      'description',
      'image',
      'price_cents as unit_cents',
    ])
    .where('id', 'in', Object.keys(lines).map(Number))
    .orderBy('id')
    .execute()
  const ordered = products.map((product) => ({ ...product, count: lines[product.product_id] ?? 1 }))
  const country = await db
    .selectFrom('countries')
    .selectAll()
    .where('id', '=', COUNTRY_ID)
    .executeTakeFirstOrThrow()
  const totals = totalsFor(ordered, country)
  if (!totals || ordered.length === 0)
    throw new Error('The demo orders need products and a country that is served')

  const order = await db
    .insertInto('orders')
    .values({
      ...totals,
      user_id: userId,
      status: later.at(-1)?.[0] ?? 'paid',
      held_reason: null,
      content_hash: `demo ${daysAgo}`,
      country_id: COUNTRY_ID,
      address: JSON.stringify(ADDRESS),
      currency: 'usd',
      placed_at: placedAt,
      expires_at: placedAt,
      paid_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const copies = ordered.map(({ kind: _kind, weight_g: _weight, ...line }) => ({
    ...line,
    order_id: order.id,
  }))
  await db.insertInto('order_lines').values(copies).execute()
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider: 'sandbox',
      ref: null,
      redirect: null,
      state: 'captured',
      amount_cents: totals.total_cents,
      currency: 'usd',
      created_at: placedAt,
      changed_at: placedAt,
    })
    .execute()
  await db
    .insertInto('order_moves')
    .values(movesOf(order.id, userId, { placedAt, later }))
    .execute()
}

function movesOf(
  order_id: number,
  userId: number,
  { placedAt, later }: { placedAt: Date; later: History['later'] },
) {
  const steps = [
    { to_status: 'pending_payment' as OrderStatus, actor: `member:${userId}`, days: 0 },
    { to_status: 'paid' as OrderStatus, actor: 'provider:sandbox', days: 0 },
    ...later.map(([to_status, days]) => ({ to_status, actor: 'shop', days })),
  ]
  return steps.map(({ days, ...step }, at) => ({
    ...step,
    order_id,
    from_status: steps[at - 1]?.to_status ?? null,
    reason: null,
    at: new Date(placedAt.getTime() + days * DAY_MS),
  }))
}
