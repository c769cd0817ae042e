import type { Db } from '../src/platform/database/open-database.ts'
import data from './configurator.json' with { type: 'json' }

/** RAL codes for the colours that ask for some. */
const RAL: Record<number, string[]> = { 8: ['5024'], 9: ['5024', '9010'] }

/** Inserts the catalogue's sample builds with what they should come to. Safe to run twice. */
export async function seedSampleBuilds(db: Db) {
  const builds = data.sample_builds.map(({ performance, ...build }) => ({
    ...build,
    ...performance,
    ral: RAL[build.colour_id] ?? [],
  }))
  await db
    .insertInto('sample_builds')
    .values(builds)
    .onConflict((known) => known.column('title').doNothing())
    .execute()
}
