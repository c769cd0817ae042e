import { allParts, partsOn } from '@nireeka/contracts/bike-build'

import type { Db } from '../../platform/index.ts'
import { type Offer, readOffers } from '../bike-build/offer.ts'

/** A part on a bike, with the title of its slot. */
export interface BuildPart {
  slot: string
  title: string
  /** Whether the bike comes with it. */
  is_standard: boolean
}

/** Reads all parts that these ordered bikes are built with, slot by slot, by the bikes' ids. */
export async function readBuildParts(
  db: Db,
  orderBikeIds: readonly number[],
): Promise<Map<number, BuildPart[]>> {
  if (orderBikeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_bikes')
    .select(['id', 'bike_id', 'part_ids'])
    .where('id', 'in', orderBikeIds)
    .execute()
  const offers = await readOffers(
    db,
    rows.map(({ bike_id }) => bike_id),
  )
  const titles = await readTitles(db, [...new Set(rows.flatMap(({ part_ids }) => part_ids))])
  return new Map(
    rows.map(({ id, bike_id, part_ids }) => {
      const offer = offers.get(bike_id)
      const fitted = offer ? fittedTo(offer, part_ids) : []
      const isOffered = new Set(offer ? allParts(offer.bike).map((part) => part.id) : [])
      // Parts that the bike isn't offered with any more were ordered all the same.
      const others = part_ids.flatMap((part) => (isOffered.has(part) ? [] : (titles.get(part) ?? [])))
      return [id, [...fitted, ...others]]
    }),
  )
}

function fittedTo({ bike }: Offer, partIds: number[]): BuildPart[] {
  const chosen = new Set(partIds)
  const parts = partsOn(bike, { partIds })
  return bike.slots.flatMap((slot) =>
    parts
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ id, title }) => ({ slot: slot.title, title, is_standard: !chosen.has(id) })),
  )
}

async function readTitles(db: Db, ids: readonly number[]): Promise<Map<number, BuildPart>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('parts as part')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select(['part.id', 'part.title', 'slot.title as slot'])
    .where('part.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title, slot }) => [id, { slot, title, is_standard: false }]))
}
