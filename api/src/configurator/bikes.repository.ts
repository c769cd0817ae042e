import { toDollars } from '@nireeka/contracts'
import type { BikeCardData, BikeData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { rulesFor } from './rules-for.ts'
import { performanceOf, toBikeCard } from './to-bike.ts'

export type Bikes = ReturnType<typeof createBikes>

/** What can be built: bikes with their sizes, slots, parts and rules. */
export function createBikes(db: Db) {
  /** A size that has no colour isn't built at present. */
  const readSizes = () =>
    db
      .selectFrom('bike_sizes as size')
      .selectAll('size')
      .select(
        sql<boolean>`exists (select from size_colours where size_colours.size_id = size.id)`.as(
          'is_available',
        ),
      )
      .orderBy('size.id')
      .execute()

  const readParts = (bikeId: number) =>
    db
      .selectFrom('bike_parts as offer')
      .innerJoin('parts as part', 'part.id', 'offer.part_id')
      .selectAll('part')
      .select('offer.is_default')
      .where('offer.bike_id', '=', bikeId)
      .orderBy('part.id')
      .execute()

  return {
    async list(): Promise<BikeCardData[]> {
      const bikes = await db.selectFrom('bikes').selectAll().orderBy('id').execute()
      const sizes = await readSizes()
      return bikes.map((bike) => toBikeCard(bike, sizes))
    },

    /** By id or slug. */
    async find(name: string): Promise<BikeData | null> {
      const row = await db
        .selectFrom('bikes')
        .selectAll()
        .where((eb) => (/^\d+$/.test(name) ? eb('id', '=', Number(name)) : eb('slug', '=', name)))
        .executeTakeFirst()
      if (!row) return null
      const bike = { ...toBikeCard(row, await readSizes()), description: row.description }
      const parts = await readParts(row.id)
      const slots = await db.selectFrom('slots').selectAll().orderBy('id').execute()
      const rules = await db.selectFrom('build_rules').selectAll().orderBy('id').execute()
      return {
        bike,
        slots: slots
          .map((slot) => ({ ...slot, parts: parts.filter((part) => part.slot_id === slot.id).map(toPart) }))
          .filter((slot) => slot.parts.length > 0),
        rules: rulesFor(rules, { partIds: new Set(parts.map(({ id }) => id)), sizes: bike.sizes }),
      }
    },
  }
}

type PartRow = Parameters<typeof performanceOf>[0] & {
  id: number
  slot_id: number
  category_id: number
  title: string
  price_cents: number
  is_default: boolean
}

const toPart = (part: PartRow) => ({
  id: part.id,
  category_id: part.category_id,
  category_part_id: part.slot_id,
  title: part.title,
  price: toDollars(part.price_cents),
  is_default: part.is_default,
  performance: performanceOf(part),
})
