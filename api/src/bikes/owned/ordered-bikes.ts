import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/**
 * Creates a member's bike for each bike that a paid order contains, with the parts it was ordered with. Its speed limit
 * is the lower of the bike's top speed and its country's legal limit.
 */
export const addOrderedBikes = (trx: Db, orderId: number, at: Date) =>
  sql`
    insert into order_bikes (user_id, bike_id, size_id, colour_id, country_id, ordered_on, speed_limit, part_ids, ral, order_line_id)
    select
      orders.user_id, bike.id, (line.build ->> 'size_id')::int, (line.build ->> 'colour_id')::int, orders.country_id,
      (${at}::timestamptz at time zone 'UTC')::date,
      greatest(least(bike.max_speed + coalesce(parts.max_speed, 0), country.speed_limit_kmh), 6),
      coalesce(parts.ids, '{}'), array(select jsonb_array_elements_text(line.build -> 'ral')), line.id
    from order_lines as line
    join orders on orders.id = line.order_id
    join countries as country on country.id = orders.country_id
    join bikes as bike on bike.id = (line.build ->> 'bike_id')::int
    cross join lateral (
      select sum(part.max_speed)::int as max_speed, array_agg(part.id order by part.id) as ids
      from jsonb_array_elements_text(line.build -> 'part_ids') as chosen (id)
      join parts as part on part.id = chosen.id::int
    ) as parts
    cross join generate_series(1, line.count)
    where line.order_id = ${orderId} and line.build ->> 'order_bike_id' is null and line.build is not null
    order by line.id
  `.execute(trx)

/** Selects the lines of an order. */
const linesOf = (trx: Db, orderId: number) =>
  trx.selectFrom('order_lines').select('id').where('order_id', '=', orderId)

/**
 * Withdraws the undelivered bikes of an order while its whole refund is under way: nobody has them, but they keep their
 * ids, so that a failed refund brings the same bikes back.
 */
export const withdrawOrderedBikes = (trx: Db, orderId: number, at: Date) =>
  trx
    .updateTable('order_bikes')
    .set({ withdrawn_at: at })
    .where('delivered_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('order_line_id', 'in', linesOf(trx, orderId))
    .execute()

/** Returns an order's withdrawn bikes to their buyer; those that were delivered and came back stay with the shop. */
export const restoreOrderedBikes = (trx: Db, orderId: number) =>
  trx
    .updateTable('order_bikes')
    .set({ withdrawn_at: null })
    .where('delivered_on', 'is', null)
    .where('withdrawn_at', 'is not', null)
    .where('order_line_id', 'in', linesOf(trx, orderId))
    .execute()

/** Deletes the undelivered bikes of an order that was cancelled or fully refunded. */
export const dropOrderedBikes = (trx: Db, orderId: number) =>
  trx
    .deleteFrom('order_bikes')
    .where('delivered_on', 'is', null)
    .where('order_line_id', 'in', linesOf(trx, orderId))
    .execute()

/** Pieces of an order's line of bikes. */
interface BikePieces {
  line_id: number
  count: number
}

/** Withdraws this many undelivered bikes of each line, the newest first, while their refund is under way. */
export async function withdrawBikesOf(trx: Db, lines: readonly BikePieces[], at: Date) {
  for (const line of lines) {
    const chosen = undelivered(trx, line).where('withdrawn_at', 'is', null)
    await trx.updateTable('order_bikes').set({ withdrawn_at: at }).where('id', 'in', chosen).execute()
  }
}

/** Deletes this many withdrawn bikes of each line, whose refund is done. */
export async function dropWithdrawnBikes(trx: Db, lines: readonly BikePieces[]) {
  for (const line of lines) {
    const chosen = undelivered(trx, line).where('withdrawn_at', 'is not', null)
    await trx.deleteFrom('order_bikes').where('id', 'in', chosen).execute()
  }
}

/**
 * Withdraws this many delivered bikes of each line, which their buyer has sent back: those that nobody has registered
 * first. They are kept, since tickets and the shop's records name them.
 */
export async function takeBackBikes(trx: Db, lines: readonly BikePieces[], at: Date) {
  for (const { line_id, count } of lines) {
    const chosen = trx
      .selectFrom('order_bikes')
      .select('id')
      .where('order_line_id', '=', line_id)
      .where('delivered_on', 'is not', null)
      .where('withdrawn_at', 'is', null)
      .orderBy('registered_on', (order) => order.desc().nullsFirst())
      .orderBy('id', 'desc')
      .limit(count)
    await trx.updateTable('order_bikes').set({ withdrawn_at: at }).where('id', 'in', chosen).execute()
  }
}

const undelivered = (trx: Db, { line_id, count }: BikePieces) =>
  trx
    .selectFrom('order_bikes')
    .select('id')
    .where('order_line_id', '=', line_id)
    .where('delivered_on', 'is', null)
    .orderBy('id', 'desc')
    .limit(count)

/**
 * Records that this many bikes of each line were delivered, the oldest first: from now on they can be registered. A bike
 * that left the workshop without a serial number gets one.
 */
export async function deliverOrderedBikes(trx: Db, lines: readonly BikePieces[], at: Date) {
  for (const { line_id, count } of lines) {
    await sql`
      update order_bikes as owned
      set delivered_on = greatest(owned.ordered_on, (${at}::timestamptz at time zone 'UTC')::date),
        serial_number = coalesce(owned.serial_number, ${newSerial(at)})
      from (
        select id from order_bikes
        where order_line_id = ${line_id} and delivered_on is null and withdrawn_at is null order by id limit ${count}
      ) as chosen, bikes as bike
      where owned.id = chosen.id and bike.id = owned.bike_id
    `.execute(trx)
  }
}

/** The SQL for a serial number such as NKP-26-500012; those that were given by hand are below 500,000. */
const newSerial = (at: Date) => sql<string>`
  'NK' || upper(left(replace(bike.slug, 'nireeka-', ''), 1)) || '-' || ${at.toISOString().slice(2, 4)}::text || '-' ||
    lpad((500000 + owned.id)::text, 6, '0')
`
