import type { SpareSearchData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { correctQuery, type Db } from '../../platform/index.ts'
import { selectSpares, toSpare, withColumns } from './to-spare.ts'

const PER_PAGE = 20
const SUGGESTIONS = 8

export type Spares = ReturnType<typeof createSpares>

export function createSpares(db: Db) {
  async function search(text: string, page: number, perPage = PER_PAGE): Promise<SpareSearchData> {
    const { query, corrected } = await correctQuery(db, 'spares', text)
    if (query === null) return { items: [], page, per_page: perPage, total: 0, corrected: null }
    const asked = sql`to_tsquery('simple', ${query})`
    const hits = selectSpares(db).where(sql<boolean>`spare.search @@ ${asked}`)
    const { total } = await hits
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await withColumns(hits)
      .orderBy(sql`ts_rank(spare.search, ${asked}) desc`)
      .orderBy('product.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    return { items: rows.map(toSpare), page, per_page: perPage, total, corrected }
  }

  return {
    /** Searches spare parts by name, part number with or without dashes, family or bike. */
    search,

    async suggest(keyword: string) {
      const { items } = await search(keyword, 1, SUGGESTIONS)
      return items.map(({ id, number, title }) => ({ id, number, title }))
    },

    families: () =>
      db
        .selectFrom('spare_families as family')
        .leftJoin('spares as spare', 'spare.family_code', 'family.code')
        .select(['family.code', 'family.title', 'family.description'])
        .leftJoin('products as product', (join) =>
          join.onRef('product.id', '=', 'spare.product_id').on('product.hidden', '=', false),
        )
        .select((eb) => [
          eb.fn.count<number>('product.id').as('count'),
          sql<string | null>`(array_agg(product.image order by product.id)
            filter (where product.image is not null))[1]`.as('image'),
        ])
        .groupBy('family.code')
        .orderBy('family.position')
        .execute(),
  }
}
