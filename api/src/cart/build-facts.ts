import type { StoredBuild } from '../configurator/build/stored-build.ts'
import type { Db } from '../database/open-database.ts'

/** The category_part_id of batteries (catalogue, slots). */
const BATTERY_SLOT = 2

/** What sending a build has to know of it. */
export interface BuildFacts {
  /** Working days until it is built: the bike's and its colour's; null: on request. */
  lead_days: number | null
  /** A battery is dangerous goods. */
  has_battery: boolean
}

/** Looks all builds up at once; answers each one's facts. */
export async function readBuildFacts(
  db: Db,
  builds: readonly StoredBuild[],
): Promise<(build: StoredBuild) => BuildFacts> {
  if (builds.length === 0) return () => ({ lead_days: 0, has_battery: false })
  const days = await readLeadDays(db, builds)
  const batteries = await readBatteries(db, builds)
  return (build) => ({
    // What is sold alone lies in the warehouse.
    lead_days: build.order_bike_id === null ? (days.get(placeOf(build)) ?? null) : 0,
    has_battery: build.part_ids.some((id) => batteries.has(id)),
  })
}

const placeOf = ({ size_id, colour_id }: Pick<StoredBuild, 'size_id' | 'colour_id'>) =>
  `${size_id}-${colour_id}`

async function readLeadDays(db: Db, builds: readonly StoredBuild[]) {
  const rows = await db
    .selectFrom('size_colours as offer')
    .innerJoin('bike_sizes as size', 'size.id', 'offer.size_id')
    .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
    .innerJoin('colours as colour', 'colour.id', 'offer.colour_id')
    .select(['offer.size_id', 'offer.colour_id'])
    .select(({ eb }) => eb('bike.lead_days', '+', eb.ref('colour.lead_days')).as('days'))
    .where('offer.is_dated', '=', true)
    .where(
      'offer.size_id',
      'in',
      builds.map(({ size_id }) => size_id),
    )
    .execute()
  return new Map(rows.map((row) => [placeOf(row), row.days]))
}

async function readBatteries(db: Db, builds: readonly StoredBuild[]): Promise<ReadonlySet<number>> {
  const ids = builds.flatMap(({ part_ids }) => part_ids)
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('parts')
    .select('id')
    .where('slot_id', '=', BATTERY_SLOT)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
