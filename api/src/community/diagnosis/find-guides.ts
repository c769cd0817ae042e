import { sql } from 'kysely'

import { type Db, readSearch } from '../../platform/index.ts'

/** What a word counts for in a guide's summary and in its title; PostgreSQL's order is D, C, B, A. */
const WEIGHTS = '{0.1, 0.1, 0.2, 1}'
const COLUMNS = ['slug', 'kind', 'code', 'area', 'title', 'summary', 'safe_to_ride', 'do_not_ride'] as const

/**
 * Returns the published guides that have every word, the best first; without words all of them: symptoms by their titles,
 * then codes by their numbers. Mistyped words and synonyms are found as in the help centre's search.
 */
export async function findGuides(db: Db, q: string | undefined) {
  const published = db.selectFrom('diagnosis_guides').select(COLUMNS).where('is_published', '=', true)
  if (q === undefined) return published.orderBy('kind', 'desc').orderBy('code').orderBy('title').execute()
  const { units } = await readSearch(db, 'help', q)
  if (units.length === 0) return []
  const asked = sql`to_tsquery('english', ${units.map((unit) => `(${unit})`).join(' & ')})`
  return published
    .where(sql<boolean>`search @@ ${asked}`)
    .orderBy(sql`ts_rank(${WEIGHTS}, search, ${asked}) desc`)
    .orderBy('id')
    .execute()
}
