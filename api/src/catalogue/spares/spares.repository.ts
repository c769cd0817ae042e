import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { ReadDelivery } from '../accessories/accessory-page.ts'
import { findExploded } from './find-exploded.ts'
import { findHits, type Hit } from './find-hits.ts'
import { type Asked, findSpares } from './find-spares.ts'
import { readText } from './search-text.ts'
import { type BuiltBike, fitsBike } from './spare-filters.ts'
import { createReadSpare } from './spare-page.ts'

const SUGGESTIONS = 8
/** Suggestions are the best of so many parts that a keyword finds. */
const MOST_COMPARED = 200

export type Spares = ReturnType<typeof createSpares>

export function createSpares({ db, readDelivery }: { db: Db; readDelivery: ReadDelivery }) {
  return {
    /** Searches spare parts by name, part number with or without dashes, family or bike, and filters them. */
    search: (asked: Asked) => findSpares(db, asked),

    async suggest(keyword: string) {
      const hits = await findSuggestions(db, keyword)
      const ids = hits.map(({ product_id }) => product_id)
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .select(['id', 'number', 'title'])
        .where('id', 'in', ids)
        .execute()
      return ids
        .flatMap((id) => rows.filter((row) => row.id === id))
        .map((row) => ({ ...row, number: row.number ?? '' }))
    },

    /** Returns the published bike of this slug; null when there is none. */
    model: async (slug: string) =>
      (await db
        .selectFrom('bikes')
        .select(['slug', 'title'])
        .where('slug', '=', slug)
        .where('published', '=', true)
        .executeTakeFirst()) ?? null,

    /** Returns the spares of a bike's pieces: of all bikes of a model, or of one bike as it is built. */
    exploded: (bike: string | BuiltBike) => findExploded(db, bike),

    find: createReadSpare({ db, readDelivery }),

    /** Returns the slugs of the bikes that a part is for; null for a part that isn't shown. */
    async bikesOf(id: number): Promise<string[] | null> {
      const part = await db
        .selectFrom('spare_list')
        .select('bikes')
        .where('product_id', '=', id)
        .executeTakeFirst()
      return part?.bikes ?? null
    },

    /** Returns whether a part fits a bike as it is built. */
    async fits(id: number, bike: BuiltBike): Promise<boolean> {
      const part = await db
        .selectFrom('spare_list as list')
        .select('list.product_id')
        .where('list.product_id', '=', id)
        .where(fitsBike(bike))
        .executeTakeFirst()
      return part !== undefined
    },

    /**
     * Returns the families in order, each with the number of its parts and its picture: its own, or else that of its
     * first part that has one.
     */
    families: () =>
      db
        .selectFrom('spare_families as family')
        .select(['family.code', 'family.title', 'family.description'])
        .select(({ selectFrom, fn }) => [
          selectFrom('spare_counts as list')
            .whereRef('list.family_code', '=', 'family.code')
            .select(sql<number>`coalesce(sum(list.count), 0)::int`.as('count'))
            .$asScalar()
            .as('count'),
          fn
            .coalesce(
              'family.image',
              selectFrom('spare_list as list')
                .innerJoin('products as product', 'product.id', 'list.product_id')
                .whereRef('list.family_code', '=', 'family.code')
                .where('product.image', 'is not', null)
                .select('product.image')
                .orderBy('list.number')
                .limit(1),
            )
            .as('image'),
        ])
        .orderBy('family.position')
        .execute(),
  }
}

/** Whoever types the second word has mostly finished the first, and whole words are found sooner than beginnings. */
async function findSuggestions(db: Db, keyword: string): Promise<Hit[]> {
  const text = await readText(db, keyword, MOST_COMPARED)
  const asked = { condition: sql<boolean>`true`, compared: MOST_COMPARED, most: SUGGESTIONS }
  if (text.whole !== null) {
    const hits = await findHits(db, { ...asked, text: { ...text, query: text.whole, looser: null } })
    if (hits.length === SUGGESTIONS) return hits
  }
  return findHits(db, { ...asked, text })
}
