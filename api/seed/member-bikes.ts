import type { Db } from '../src/platform/database/open-database.ts'
import { toDay } from '../src/bikes/member-bikes/warranty.ts'

const DAY_MS = 24 * 60 * 60_000
const COUNTRY_ID = 222

/** A bike that a demo member owns. Days are counted back from today. */
export interface Owned {
  owner: string
  bike: 'nireeka-prime' | 'nireeka-homie' | 'nyx'
  size: string
  colour: string
  ordered: number
  /** The last six digits of its serial number, which also names the bike and the year of delivery. */
  serial?: number
  delivered?: number
  registered?: number
  cycles?: number
  isSecondHand?: boolean
  /** The parts that it was built with instead of, or in addition to, the standard ones. */
  parts?: number[]
}

const OWNED: Owned[] = [
  {
    owner: 'anna',
    bike: 'nireeka-prime',
    size: 'M',
    colour: 'Pine',
    serial: 4217,
    ordered: 382,
    delivered: 345,
    registered: 345,
    cycles: 61,
  },
  { owner: 'ben', bike: 'nireeka-homie', size: 'L', colour: 'Chalk', ordered: 16 },
  // One bike whose two-year warranty is over and whose battery is worn, and one bought from a former owner.
  {
    owner: 'devanshu',
    bike: 'nyx',
    size: 'L',
    colour: 'One colour, your RAL code',
    serial: 1093,
    ordered: 910,
    delivered: 840,
    registered: 700,
    cycles: 312,
  },
  {
    owner: 'devanshu',
    bike: 'nireeka-homie',
    size: 'M',
    colour: 'Signal Red',
    serial: 2611,
    ordered: 430,
    delivered: 402,
    registered: 60,
    cycles: 88,
    isSecondHand: true,
  },
]

/**
 * Inserts the bikes that demo members own: Anna rides hers, Ben waits for his, Dev has an old one and a second-hand
 * one.
 */
export async function seedMemberBikes(db: Db) {
  for (const owned of OWNED) await seedBike(db, owned)
}

/** Inserts a bike that a demo member owns. */
export async function seedBike(db: Db, { cycles = 0, isSecondHand = false, parts = [], ...owned }: Owned) {
  await db
    .insertInto('order_bikes')
    .values({
      ...(await findIds(db, owned)),
      country_id: COUNTRY_ID,
      serial_number: serialNumberOf(owned),
      ordered_on: daysAgo(owned.ordered),
      delivered_on: owned.delivered === undefined ? null : daysAgo(owned.delivered),
      registered_on: owned.registered === undefined ? null : daysAgo(owned.registered),
      is_first_owner: !isSecondHand,
      charge_cycles: cycles,
      part_ids: parts,
    })
    .execute()
}

/**
 * Looks up ids by name, so that the seed reads like a list of people and bikes. A new bike's speed limit is 25 km/h.
 */
const findIds = (db: Db, { owner, bike, size, colour }: Owned) =>
  db
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
    .select(({ lit }) => lit(25).as('speed_limit'))
    .where('users.user_name', '=', owner)
    .executeTakeFirstOrThrow()

/** Returns the serial number of a delivered bike, such as NKP-25-004217 for a Prime of 2025. */
function serialNumberOf({ bike, serial, delivered }: Owned): string | null {
  if (serial === undefined || delivered === undefined) return null
  const letter = bike.replace('nireeka-', '').charAt(0).toUpperCase()
  return `NK${letter}-${daysAgo(delivered).slice(2, 4)}-${String(serial).padStart(6, '0')}`
}

const daysAgo = (days: number) => toDay(new Date(Date.now() - days * DAY_MS))
