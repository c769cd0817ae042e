import { readCatalogue } from '../src/bikes/bike-admin/check/read-catalogue.ts'
import { piecesOf } from '../src/bikes/bike-admin/check/sample-pieces.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import data from './configurator.json' with { type: 'json' }

/** RAL codes for the colours that ask for some. */
const RAL: Record<number, string[]> = { 8: ['5024'], 9: ['5024', '9010'] }

/** Inserts the catalogue's sample builds with what they should come to. Safe to run twice. */
export async function seedSampleBuilds(db: Db) {
  const catalogue = await readCatalogue(db)
  const builds = data.sample_builds.map(({ performance, ...build }) => ({
    ...build,
    ...performance,
    ral: RAL[build.colour_id] ?? [],
    pieces: JSON.stringify(piecesOf({ ...build, ral: [] }, catalogue)),
  }))
  await db
    .insertInto('sample_builds')
    .values(builds)
    .onConflict((known) => known.column('title').doNothing())
    .execute()
}
