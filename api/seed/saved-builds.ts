import type { Db } from '../src/platform/database/open-database.ts'

const OWNER = 'anna'
const DAY_MS = 24 * 60 * 60_000

/** A build that the demo member has saved, by the ids of the catalogue; `saved` counts days back from today. */
const BUILDS = [
  { bike: 'nyx', name: 'For the office', size: 'M', colour: 'Pine', parts: [303, 803, 2101, 2102], saved: 3 },
  {
    bike: 'nireeka-homie',
    name: 'With rack and fenders',
    size: 'S',
    colour: 'Signal Red',
    parts: [204, 2001, 2002, 2004, 2101],
    saved: 12,
  },
  { bike: 'nireeka-prime', name: null, size: 'M', colour: 'Chalk', parts: [205, 902, 2001], saved: 40 },
]

/** Inserts the builds that a demo member has saved, two of them with a name. */
export async function seedSavedBuilds(db: Db) {
  for (const { bike, size, colour, parts, saved, name } of BUILDS) {
    const ids = await db
      .selectFrom('users')
      .innerJoin('bikes', (join) => join.on('bikes.slug', '=', bike))
      .innerJoin('bike_sizes', (join) =>
        join.onRef('bike_sizes.bike_id', '=', 'bikes.id').on('bike_sizes.name', '=', size),
      )
      .innerJoin('colours', (join) => join.on('colours.name', '=', colour))
      .select([
        'users.id as user_id',
        'bikes.id as bike_id',
        'bike_sizes.id as size_id',
        'colours.id as colour_id',
      ])
      .where('users.user_name', '=', OWNER)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('saved_bikes')
      .values({ ...ids, name, part_ids: parts, saved_at: new Date(Date.now() - saved * DAY_MS) })
      .execute()
  }
}
