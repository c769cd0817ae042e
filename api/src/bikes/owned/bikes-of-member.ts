import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Returns a member's bikes with their serial numbers, for staff who answer their questions. */
export const bikesOfMember = (db: Db, userId: number) =>
  db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('colours as colour', 'colour.id', 'owned.colour_id')
    .select(['owned.id', 'bike.title', 'colour.name as colour', 'owned.serial_number'])
    .select(sql<string | null>`owned.delivered_on::text`.as('delivered_on'))
    .where('owned.user_id', '=', userId)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy('owned.id', 'desc')
    .limit(20)
    .execute()
