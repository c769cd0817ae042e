import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { AskedText } from './search-text.ts'
import type { Filterable } from './spare-filters.ts'

export interface Hit extends Filterable {
  product_id: number
}

interface Asked {
  text: AskedText
  /** An SQL condition on `spare_list as list`. */
  condition: RawBuilder<boolean>
  /** Of how many parts that the words find the best are taken. */
  compared: number
  most: number
}

/** With fewer hits than these, parts that have all words but one are looked for, too: one may be mistyped. */
const FEW = 3

/**
 * Returns up to `most` parts that a text finds, the best first: the one with just this number, then those that have the
 * words in their name, and of these the ones with the fewest other words.
 */
export async function findHits(db: Db, asked: Asked): Promise<Hit[]> {
  const { numbered, query, looser } = asked.text
  if (numbered.length === 0 && query === null) return []
  const hits = await findBy(db, query, asked)
  if (hits.length >= FEW || looser === null) return hits
  const known = new Set(hits.map(({ product_id }) => product_id))
  const more = await findBy(db, looser, asked)
  return [...hits, ...more.filter(({ product_id }) => !known.has(product_id))].slice(0, asked.most)
}

async function findBy(
  db: Db,
  query: string | null,
  { text, condition, compared, most }: Asked,
): Promise<Hit[]> {
  const { numbered, exact } = text
  const byWords = query === null ? sql`` : sql`union all ${named(query, { text, condition, compared })}`
  const { rows } = await sql<Hit>`
    with hits as materialized (
      select list.product_id, list.number, list.family_code, list.bikes, list.is_in_stock,
        length(list.search) as word_count,
        ${query === null ? sql`0` : sql`ts_rank(list.search, to_tsquery('simple', ${query}))`} as rank
      from spare_list as list
      where list.product_id = any(${numbered}::int[]) and ${condition}
      ${byWords}
    )
    select product_id, family_code, bikes, is_in_stock, 1 as count from hits
    order by product_id = any(${exact}::int[]) desc, rank desc, word_count, number, product_id
    limit ${most}`.execute(db)
  return rows
}

/** Ranks only some of very many hits, since reading them all to find the best would take too long. */
const named = (query: string, { text, condition, compared }: Omit<Asked, 'most'>) => sql`
  (select list.product_id, list.number, list.family_code, list.bikes, list.is_in_stock,
    length(list.search) as word_count, ts_rank(list.search, to_tsquery('simple', ${query})) as rank
  from spare_list as list
  where list.search @@ to_tsquery('simple', ${query}) and list.product_id <> all(${text.numbered}::int[])
    and ${condition}
  limit ${compared})`
