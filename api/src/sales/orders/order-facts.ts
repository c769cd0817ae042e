import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { readShipments } from '../shipments/read-shipments.ts'
import { withChoices } from './line-choices.ts'
import { paidUpgrades } from './lost-bikes.ts'

export type OrderFacts = NonNullable<Awaited<ReturnType<typeof readOrderFacts>>>

/**
 * Reads everything about one order that its page, emails and invoice show; null for an unknown order. `upgraded_by`: the
 * number of an order with paid upgrades for a bike of this one, which has to be cancelled first.
 */
export async function readOrderFacts(db: Db, id: number) {
  const order = await readOrder(db, id)
  if (!order) return null
  const [lines, refunds, moves, shipments, upgraded_by, exchange, built_by] = await Promise.all([
    readLines(db, id).then((rows) => withChoices(db, rows)),
    readRefunds(db, id),
    readMoves(db, id),
    readShipments(db, id),
    paidUpgrades(db, id),
    readExchange(db, id),
    readBuildDay(db, id),
  ])
  return { ...order, lines, refunds, moves, shipments, upgraded_by, exchange: exchange ?? null, built_by }
}

const readOrder = (db: Db, id: number) =>
  db
    .selectFrom('orders as order')
    .innerJoin('countries as country', 'country.id', 'order.country_id')
    .leftJoin('countries as billing', 'billing.id', 'order.billing_country_id')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .selectAll('order')
    .select([
      'country.name as country',
      'country.tax_label',
      'country.tax_rate',
      'billing.name as billing_country',
      'payment.provider',
      'payment.state as payment_state',
      'payment.amount_cents as payment_cents',
      'payment.redirect',
      'buyer.email as account_email',
      'buyer.name as buyer_name',
      'buyer.last_name as buyer_last_name',
      hasRedeemedCard,
    ])
    .where('order.id', '=', id)
    .executeTakeFirst()

/** The SQL condition for an order with a redeemed gift card, which can't be refunded. */
const hasRedeemedCard = sql<boolean>`exists (
  select from gift_cards where order_id = "order".id and redeemed_at is not null
)`.as('has_redeemed_card')

const readLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .leftJoin('bikes as bike', 'bike.id', 'product.bike_id')
    .select([
      'line.product_id',
      'line.id',
      'line.title',
      'line.description',
      'line.image',
      'line.unit_cents',
      'line.count',
      'line.discount_cents',
      'product.kind',
      'product.category',
      'product.number as product_number',
      'line.build',
      'bike.slug as bike_slug',
      isSold,
      firstBike,
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('line.id')
    .execute()

/** The SQL for the first of the bikes that an order line has become. */
const firstBike = sql<number | null>`(
  select min(owned.id) from order_bikes as owned
  where owned.order_line_id = line.id and owned.withdrawn_at is null
)`.as('first_bike_id')

/**
 * The SQL condition for a line's product being on sale today. Upgrades are left out, since only the configurator adds
 * them.
 */
const isSold = sql<boolean>`(
  not product.hidden and product.kind <> 'upgrade' and coalesce(product.stock, 1) > 0
  and not exists (select from products variant where variant.parent_id = product.id)
)`.as('is_sold')

/** Reads an order's refunds without those that the provider refused. */
const readRefunds = (db: Db, orderId: number) =>
  db
    .selectFrom('refunds')
    .select([
      'id',
      'amount_cents',
      'provider_cents',
      'credits_cents',
      'reason',
      'state',
      'actor',
      'created_at',
      'credit_number',
      'credited_at',
      refundedPieces,
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** The SQL for the pieces that a refund is for, in the order of its lines; none for a refund of an amount. */
const refundedPieces = sql<Array<{ line_id: number; title: string; count: number }>>`(
  select coalesce(
    json_agg(json_build_object('line_id', line.id, 'title', line.title, 'count', part.count) order by line.id), '[]'
  )
  from refund_lines as part join order_lines as line on line.id = part.order_line_id
  where part.refund_id = refunds.id
)`.as('pieces')

/** Reads the return that an order is the exchange for, with the order that it was bought with. */
const readExchange = (db: Db, orderId: number) =>
  db
    .selectFrom('returns')
    .innerJoin('orders as bought', 'bought.id', 'returns.order_id')
    .select(['returns.id', 'returns.number', 'bought.id as order_id', 'bought.number as order_number'])
    .where('returns.exchange_order_id', '=', orderId)
    .executeTakeFirst()

/**
 * Reads the last promised day of the order's bikes that the workshop isn't done with, as 2026-12-18; null without such
 * bikes, and when one of them is on request.
 */
async function readBuildDay(db: Db, orderId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('bike_builds')
    .select(
      sql<string | null>`case when bool_and(promised_on is not null) then max(promised_on)::text end`.as(
        'day',
      ),
    )
    .where('order_id', '=', orderId)
    .where('stage', '<>', 'built')
    .executeTakeFirstOrThrow()
  return day
}

const readMoves = (db: Db, orderId: number) =>
  db
    .selectFrom('order_moves')
    .select(['to_status as status', 'from_status as from', 'actor', 'at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
