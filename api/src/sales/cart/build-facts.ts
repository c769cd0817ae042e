import type { StoredBuild } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

/** The category_part_id of batteries and of service plans (catalogue, slots). */
const BATTERY_SLOT = 2
const SERVICE_SLOT = 22

/** The facts about a build that shipping depends on. */
export interface BuildFacts {
  /** The working days to build the bike in its colour; null when delivery is on request. */
  lead_days: number | null
  /** Whether the build has a separate battery, which is dangerous goods. */
  has_battery: boolean
  /** Whether the build consists of service plans only, so that nothing has to be shipped. */
  is_service: boolean
}

/** Reads the facts of all builds at once; returns a function that gives each build's facts. */
export async function readBuildFacts(
  db: Db,
  builds: readonly StoredBuild[],
): Promise<(build: StoredBuild) => BuildFacts> {
  if (builds.length === 0) return () => ({ lead_days: 0, has_battery: false, is_service: false })
  const days = await readLeadDays(db, builds)
  const slots = await readSlots(db, builds)
  return (build) => {
    const taken = build.part_ids.map((id) => slots.get(id))
    return {
      // Upgrades without a new bike are in stock, so they have no lead time.
      lead_days: build.order_bike_id === null ? (days.get(placeOf(build)) ?? null) : 0,
      has_battery: taken.includes(BATTERY_SLOT),
      is_service: taken.every((slot) => slot === SERVICE_SLOT),
    }
  }
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

async function readSlots(db: Db, builds: readonly StoredBuild[]): Promise<ReadonlyMap<number, number>> {
  const ids = builds.flatMap(({ part_ids }) => part_ids)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('parts').select(['id', 'slot_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, slot_id }) => [id, slot_id]))
}
