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

/** A line leaves the cart when its order is paid, so that who has ordered had a cart, too. */
async function countMembers(db: Db, start: Date, end: Date) {
  const { rows } = await sql<{ carts: number; ordered: number; paid: number }>`
    select count(*) as carts, count(*) filter (where has_ordered) as ordered,
      count(*) filter (where has_paid) as paid
    from (
      select user_id, bool_or(is_order) as has_ordered, bool_or(is_paid) as has_paid
      from (
        select user_id, true as is_order, paid_at is not null as is_paid
        from orders where placed_at >= ${start} and placed_at < ${end}
        union all
        select user_id, false, false from cart_lines where created_at >= ${start} and created_at < ${end}
      ) as steps
      group by user_id
    ) as members`.execute(db)
  return rows[0] ?? { carts: 0, ordered: 0, paid: 0 }
}
