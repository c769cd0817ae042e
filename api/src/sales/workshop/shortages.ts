import type { WorkshopShortagesData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { neededParts, shortParts } from './short-parts.ts'

/** How many bikes of a short part are named. */
const NAMED = 10

/** Returns the parts that bikes are short of, those with the most bikes first. */
export async function readShortages(db: Db): Promise<WorkshopShortagesData> {
  const missing = await db
    .selectFrom(shortParts(db).as('missing'))
    .innerJoin('orders as order', 'order.id', 'missing.order_id')
    .select(['missing.part_id', 'missing.order_bike_id as id', 'order.number'])
    .orderBy('missing.promised_on', (by) => by.asc().nullsLast())
    .orderBy('missing.order_bike_id')
    .execute()
  const parts = await readParts(db, [...new Set(missing.map(({ part_id }) => part_id))])
  return parts
    .map((part) => {
      const short = missing.filter(({ part_id }) => part_id === part.part_id)
      return {
        ...part,
        short: short.length,
        bikes: short.slice(0, NAMED).map(({ id, number }) => ({ id, number })),
      }
    })
    .toSorted((a, b) => b.short - a.short)
}

async function readParts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom(neededParts(db).as('needed'))
    .innerJoin('parts as part', 'part.id', 'needed.part_id')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select([
      'part.id as part_id',
      'part.title',
      'slot.title as slot',
      sql<number>`part.stock`.as('in_stock'),
      sql<string | null>`part.restock_on::text`.as('back_on'),
      (eb) => eb.fn.countAll<number>().as('needed'),
    ])
    .where('part.id', 'in', ids)
    .groupBy(['part.id', 'slot.id'])
    .orderBy('part.id')
    .execute()
}
