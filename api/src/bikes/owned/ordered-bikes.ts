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

/** Returns an order's withdrawn bikes to their buyer. */
export const restoreOrderedBikes = (trx: Db, orderId: number) =>
  trx
    .updateTable('order_bikes')
    .set({ withdrawn_at: null })
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
