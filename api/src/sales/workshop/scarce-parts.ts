import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { needing, queued } from './needing.ts'

/** A standard part whose stock is counted. */
export interface CountedPart {
  id: number
  title: string
  slot: string
  stock: number
  /** The day on which more are expected, such as 2026-12-24. */
  back_on: string | null
  /** The models that come with it. */
  bike_ids: number[]
  /** The parts that take its place when they are chosen. */
  rivals: number[]
}

/** A part that more bikes need than there are. */
export interface ScarcePart extends CountedPart {
  /** The first bike in the queue that gets none. */
  first: { id: number; promised_on: string | null }
}

/**
 * Reads the parts that bikes need and that nothing covers. What a customer chose was taken from the stock with the order,
 * so only standard parts can be short: those whose stock is counted, when the bikes that aren't built yet need more of
 * them than there are. The bikes promised first get what is there.
 */
export async function readScarceParts(db: Db): Promise<ScarcePart[]> {
  const parts = await readCounted(db)
  const scarce = await Promise.all(
    parts.map(async (part) => {
      const first = await queued(needing(db, part))
        .select(['build.order_bike_id as id', sql<string | null>`build.promised_on::text`.as('promised_on')])
        .offset(part.stock)
        .limit(1)
        .executeTakeFirst()
      return first ? [{ ...part, first }] : []
    }),
  )
  return scarce.flat()
}

/** Reads the counted parts that a model comes with. */
const readCounted = (db: Db): Promise<CountedPart[]> =>
  db
    .selectFrom('parts as part')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .innerJoin('bike_parts as offer', 'offer.part_id', 'part.id')
    .select([
      'part.id',
      'part.title',
      'slot.title as slot',
      sql<number>`part.stock`.as('stock'),
      sql<string | null>`part.restock_on::text`.as('back_on'),
      sql<number[]>`array_agg(offer.bike_id order by offer.bike_id)`.as('bike_ids'),
      sql<number[]>`case when slot.choice = 'multi' then '{}' else array(
        select rival.id from parts as rival where rival.slot_id = part.slot_id and rival.id <> part.id
      ) end`.as('rivals'),
    ])
    .where('part.stock', 'is not', null)
    .where('offer.is_default', '=', true)
    .groupBy(['part.id', 'slot.id'])
    .orderBy('part.id')
    .execute()
