import { sql } from 'kysely'

import { lockMember } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'

interface PaidOrder {
  id: number
  user_id: number
}

/** Removes the ordered pieces from the cart; what was added meanwhile stays. */
export async function emptyCart(trx: Db, order: PaidOrder) {
  await lockMember(trx, order.user_id)
  await takePieces(trx, order)
  await takeUpgrades(trx, order)
}

const takePieces = (trx: Db, { id, user_id }: PaidOrder) =>
  sql`
    with ordered as (
      select product_id, build_key, sum(count) as count from order_lines
      where order_id = ${id} and build ->> 'order_bike_id' is null group by product_id, build_key
    ), gone as (
      delete from cart_lines line using ordered
      where line.user_id = ${user_id} and line.product_id = ordered.product_id
        and line.build_key = ordered.build_key and line.count <= ordered.count
    )
    update cart_lines line set count = line.count - ordered.count from ordered
    where line.user_id = ${user_id} and line.product_id = ordered.product_id
      and line.build_key = ordered.build_key and line.count > ordered.count
  `.execute(trx)

/**
 * Removes ordered upgrades from the cart. All upgrades for one owned bike share a cart line; parts that were added to
 * that line since the order stay.
 */
const takeUpgrades = (trx: Db, { id, user_id }: PaidOrder) =>
  sql`
    with ordered as (
      select product_id, build_key, build -> 'part_ids' as parts from order_lines
      where order_id = ${id} and build ->> 'order_bike_id' is not null
    ), gone as (
      delete from cart_lines line using ordered
      where line.user_id = ${user_id} and line.product_id = ordered.product_id
        and line.build_key = ordered.build_key and line.build -> 'part_ids' <@ ordered.parts
    )
    update cart_lines line
    set build = jsonb_set(line.build, '{part_ids}', (
      select jsonb_agg(part) from jsonb_array_elements(line.build -> 'part_ids') as part
      where not ordered.parts @> part
    ))
    from ordered
    where line.user_id = ${user_id} and line.product_id = ordered.product_id
      and line.build_key = ordered.build_key and not line.build -> 'part_ids' <@ ordered.parts
  `.execute(trx)
