import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { readQueue, type QueuedBike } from './queue.ts'

/** A standard part whose stock is counted. */
interface CountedPart {
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

/** A part that isn't there in time for bikes that need it. */
export interface ScarcePart extends CountedPart {
  /** How many bikes need it that aren't built yet. */
  needed: number
  /** The bikes that it isn't there for in time, those promised first come first. */
  short: QueuedBike[]
}

/**
 * Reads the parts that bikes need and that nothing covers. What a customer chose was taken from the stock with the order,
 * so only standard parts can be short: those whose stock is counted, when the bikes that aren't built yet need more of
 * them than there are. The bikes promised first get what is there.
 */
export async function readScarceParts(db: Db): Promise<ScarcePart[]> {
  const parts = await readCounted(db)
  if (parts.length === 0) return []
  const queue = await readQueue(db)
  return parts.map((part) => compare(part, queue)).filter(({ short }) => short.length > 0)
}

function compare(part: CountedPart, queue: readonly QueuedBike[]): ScarcePart {
  const models = new Set(part.bike_ids)
  const rivals = new Set(part.rivals)
  const needing = queue.filter(
    (bike) => models.has(bike.bike_id) && !bike.part_ids.some((id) => rivals.has(id)),
  )
  const short = needing.slice(part.stock).filter(({ promised_on }) => isLate(part.back_on, promised_on))
  return { ...part, needed: needing.length, short }
}

/** Tells whether parts that are back on one day, or nobody knows when, are late for a bike; none is for one on request. */
const isLate = (backOn: string | null, promisedOn: string | null) =>
  backOn === null || (promisedOn !== null && backOn > promisedOn)

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
