import type { Db } from '../../platform/index.ts'
import { readFittings } from '../member-bikes/read-fittings.ts'

/** Returns a member's bikes in the colours of their orders, newest first, each with the order that sold it. */
export async function readMyBikes(db: Db, userId: number) {
  const rows = await db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('bike_sizes as size', 'size.id', 'owned.size_id')
    .leftJoin('order_lines as line', 'line.id', 'owned.order_line_id')
    .select(['owned.id as order_bike_id', 'owned.bike_id', 'bike.title', 'size.name as size'])
    .select(['owned.serial_number', 'line.order_id'])
    .where('owned.user_id', '=', userId)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy('owned.ordered_on', 'desc')
    .orderBy('owned.id', 'desc')
    .execute()
  const fittingsOf = await readFittings(db, userId, rows)
  return rows.map(({ bike_id: _model, ...bike }) => ({
    ...bike,
    image: fittingsOf(bike.order_bike_id).image,
  }))
}
