import type { BikeData, ListedBikeData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { coloursOfBikes } from './colours-of-bikes.ts'
import { IS_BUILT } from './is-built.ts'
import { RULE_COLUMNS, rulesFor } from './rules-for.ts'
import { toBikeCard } from './to-bike.ts'
import { type PartRow, toPart } from './to-part.ts'

export type BikeModels = ReturnType<typeof createBikeModels>

/** A bike with all that is offered for it. */
export interface BikeModel {
  data: BikeData
  isPublished: boolean
}

/** Creates the repository of bike models with their sizes, slots, parts and rules. */
export function createBikeModels(db: Db, now: () => Date = () => new Date()) {
  const readSizes = () =>
    db
      .selectFrom('bike_sizes as size')
      .selectAll('size')
      .select(IS_BUILT.as('is_available'))
      // The smallest first, wherever sizes are shown.
      .orderBy('size.rider_min_cm')
      .orderBy('size.id')
      .execute()

  const readParts = (bikeId: number, alsoIds: readonly number[]): Promise<PartRow[]> =>
    db
      .selectFrom('bike_parts as offer')
      .innerJoin('parts as part', 'part.id', 'offer.part_id')
      .selectAll('part')
      .select(['offer.is_default', sql<string | null>`part.restock_on::text`.as('back_on')])
      .where('offer.bike_id', '=', bikeId)
      .where((eb) =>
        alsoIds.length > 0
          ? eb.or([eb('part.published', '=', true), eb('part.id', 'in', alsoIds)])
          : eb('part.published', '=', true),
      )
      .orderBy('part.id')
      .execute()

  return {
    /** Reads the published bikes. */
    async list(): Promise<ListedBikeData[]> {
      const bikes = await db
        .selectFrom('bikes')
        .innerJoin('products as product', (join) =>
          join.onRef('product.bike_id', '=', 'bikes.id').on('product.kind', '=', 'bike'),
        )
        .selectAll('bikes')
        .select(['product.rating', 'product.rating_count'])
        .where('bikes.published', '=', true)
        .orderBy('bikes.id')
        .execute()
      const sizes = await readSizes()
      const coloursOf = await coloursOfBikes(db)
      return bikes.map(({ rating, rating_count, ...bike }) => ({
        ...toBikeCard(bike, sizes),
        rating,
        rating_count,
        colors: coloursOf(bike.id),
      }))
    },

    /** Reads a published bike by id or slug; null for an unknown one. */
    async find(name: string): Promise<BikeData | null> {
      const model = await this.findAny(name)
      return model?.isPublished ? model.data : null
    },

    /**
     * Reads a bike by id or slug, published or not, with its published parts and those of `alsoIds`; null for an unknown
     * one.
     */
    async findAny(name: string, alsoIds: readonly number[] = []): Promise<BikeModel | null> {
      const row = await db
        .selectFrom('bikes')
        .innerJoin('products as product', (join) =>
          join.onRef('product.bike_id', '=', 'bikes.id').on('product.kind', '=', 'bike'),
        )
        .selectAll('bikes')
        .select('product.id as product_id')
        .where((eb) => (/^\d+$/.test(name) ? eb('bikes.id', '=', Number(name)) : eb('bikes.slug', '=', name)))
        .executeTakeFirst()
      if (!row) return null
      const { product_id, description } = row
      const bike = { ...toBikeCard(row, await readSizes()), product_id, description }
      const parts = await readParts(row.id, alsoIds)
      const today = now().toISOString().slice(0, 10)
      const slots = await db
        .selectFrom('slots')
        .select(['id', 'title', 'step', 'choice'])
        .orderBy('position')
        .orderBy('id')
        .execute()
      const rules = await db.selectFrom('build_rules').select(RULE_COLUMNS).orderBy('number').execute()
      const data = {
        bike,
        slots: slots
          .map((slot) => ({
            ...slot,
            parts: parts.filter((part) => part.slot_id === slot.id).map((part) => toPart(part, today)),
          }))
          .filter((slot) => slot.parts.length > 0),
        rules: rulesFor(rules, { partIds: new Set(parts.map(({ id }) => id)), sizes: bike.sizes }),
      }
      return { data, isPublished: row.published }
    },
  }
}
