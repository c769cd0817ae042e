import type { WorkshopShortagesData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { isMissing, needing, queued } from './needing.ts'
import { readScarceParts, type ScarcePart } from './scarce-parts.ts'

/** How many bikes of a short part are named. */
const NAMED = 10

/** Returns the parts that bikes are short of, those with the most bikes first. */
export async function readShortages(db: Db): Promise<WorkshopShortagesData> {
  const parts = await readScarceParts(db)
  const shortages = await Promise.all(parts.map((part) => readShortage(db, part)))
  return shortages.filter(({ short }) => short > 0).toSorted((a, b) => b.short - a.short)
}

async function readShortage(db: Db, part: ScarcePart) {
  const { needed, short } = await needing(db, part)
    .select((eb) => [
      eb.fn.countAll<number>().as('needed'),
      eb.fn.countAll<number>().filterWhere(isMissing(part)).as('short'),
    ])
    .executeTakeFirstOrThrow()
  const bikes = await queued(needing(db, part))
    .innerJoin('orders as order', 'order.id', 'build.order_id')
    .select(['build.order_bike_id as id', sql<string>`"order".number`.as('number')])
    .where(isMissing(part))
    .limit(NAMED)
    .execute()
  const { id: part_id, title, slot, stock: in_stock, back_on } = part
  return { part_id, title, slot, needed, in_stock, back_on, short, bikes }
}
