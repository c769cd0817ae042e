import type { ConversionFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'
import { firstPlaced } from './first-placed.ts'

/** Returns how many members went how far towards an order, in the period and in the one before. */
export async function readConversion(db: Db, period: FigurePeriod): Promise<ConversionFiguresData> {
  const { beforeStart, start, end } = period
  const [now, before, first] = await Promise.all([
    countMembers(db, start, end),
    countMembers(db, beforeStart, start),
    firstPlaced(db),
  ])
  return { now, before: keptBefore(before, first, period) }
}

/**
 * A line leaves the cart when its order is paid, so that who has ordered had a cart, too. They are counted apart from those
 * who only have a cart, so that an index has them in order.
 */
async function countMembers(db: Db, start: Date, end: Date) {
  const { rows } = await sql<{ only_carts: number; ordered: number; paid: number }>`
    select count(*) as ordered, count(*) filter (where has_paid) as paid, (
      select count(distinct user_id) from cart_lines
      where created_at >= ${start} and created_at < ${end} and not exists (
        select from orders
        where orders.user_id = cart_lines.user_id and placed_at >= ${start} and placed_at < ${end}
      )
    ) as only_carts
    from (
      select user_id, bool_or(paid_at is not null) as has_paid
      from orders where placed_at >= ${start} and placed_at < ${end}
      group by user_id
    ) as buyers`.execute(db)
  const { only_carts = 0, ordered = 0, paid = 0 } = rows[0] ?? {}
  return { carts: ordered + only_carts, ordered, paid }
}
