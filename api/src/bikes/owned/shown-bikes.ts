import type { Db } from '../../platform/index.ts'

/** Returns a member's delivered bikes, as others may be told of them: no serial number, size or day. */
export const shownBikes = (db: Db, userId: number): Promise<Array<{ title: string; colour: string }>> =>
  db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('colours as colour', 'colour.id', 'owned.colour_id')
    .select(['bike.title', 'colour.name as colour'])
    .where('owned.user_id', '=', userId)
    .where('owned.withdrawn_at', 'is', null)
    .where('owned.delivered_on', 'is not', null)
    .orderBy('owned.id')
    .limit(20)
    .execute()
