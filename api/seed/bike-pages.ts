import type { Db } from '../src/platform/database/open-database.ts'
import pages from './bike-pages.json' with { type: 'json' }

/** Inserts what the bikes' pages tell besides their builds. Safe to run twice. */
export async function seedBikePages(db: Db) {
  const rows = pages.map(({ highlights, specifications, limits, ...page }) => ({
    ...page,
    highlights: JSON.stringify(highlights),
    specifications: JSON.stringify(specifications),
    limits: JSON.stringify(limits),
  }))
  await db
    .insertInto('bike_pages')
    .values(rows)
    .onConflict((known) => known.column('bike_id').doNothing())
    .execute()
}
