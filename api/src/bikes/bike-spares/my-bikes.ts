import type { Db } from '../../platform/index.ts'

/** Returns a member's bikes, the newest first, each with the order that sold it. */
export const readMyBikes = (db: Db, userId: number) =>
  db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('bike_sizes as size', 'size.id', 'owned.size_id')
    .leftJoin('order_lines as line', 'line.id', 'owned.order_line_id')
    .select(['owned.id as order_bike_id', 'bike.title', 'bike.image', 'size.name as size'])
    .select(['owned.serial_number', 'line.order_id'])
    .where('owned.user_id', '=', userId)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy('owned.ordered_on', 'desc')
    .orderBy('owned.id', 'desc')
    .execute()
