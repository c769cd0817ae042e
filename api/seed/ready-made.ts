import type { Db } from '../src/platform/database/open-database.ts'
import builds from './ready-made.json' with { type: 'json' }

/** Inserts the builds to start from, one per bike. Safe to run twice. */
export async function seedReadyMade(db: Db) {
  await db
    .insertInto('ready_made_builds')
    .values(builds)
    .onConflict((known) => known.column('bike_id').doNothing())
    .execute()
}
