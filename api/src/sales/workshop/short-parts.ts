import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/**
 * Selects the parts that bikes need and that nothing covers, one row for each bike and part. What a customer chose was
 * taken from the stock with the order, so only standard parts can be short: those whose stock is counted, when the bikes
 * that aren't built yet need more of them than there are. The bikes promised first get what is there; the others are
 * short unless the part is back by their day.
 */
export const shortParts = (db: Db) =>
  db
    .selectFrom(neededParts(db).as('needed'))
    .select(['needed.order_bike_id', 'needed.order_id', 'needed.part_id', 'needed.promised_on'])
    .whereRef('needed.place', '>', 'needed.stock')
    .where(
      sql<boolean>`(
        needed.restock_on is null or (needed.promised_on is not null and needed.restock_on > needed.promised_on)
      )`,
    )

/** Selects the bikes that are short of a part. */
export const shortBikes = (db: Db) =>
  db.selectFrom(shortParts(db).as('missing')).select('missing.order_bike_id')

/** Selects the counted standard parts of all bikes that aren't built yet, with each bike's place in their queue. */
export const neededParts = (db: Db) =>
  db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .innerJoin('bike_parts as offer', 'offer.bike_id', 'owned.bike_id')
    .innerJoin('parts as part', 'part.id', 'offer.part_id')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select([
      'build.order_bike_id',
      'build.order_id',
      'build.promised_on',
      'part.id as part_id',
      sql<number>`part.stock`.as('stock'),
      'part.restock_on',
      sql<number>`row_number() over (
        partition by part.id order by build.promised_on nulls last, build.order_bike_id
      )`.as('place'),
    ])
    .where('build.stage', 'in', ['to_build', 'in_production'])
    .where('build.ready_at', 'is', null)
    .where('owned.withdrawn_at', 'is', null)
    .where('offer.is_default', '=', true)
    .where('part.stock', 'is not', null)
    .where(
      sql<boolean>`(slot.choice = 'multi' or not exists (
        select from parts as chosen where chosen.id = any(owned.part_ids) and chosen.slot_id = part.slot_id
      ))`,
    )
