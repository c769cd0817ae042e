import type { BikeSettingsData, UserBikeData, WarrantyData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { readFittings } from './read-fittings.ts'
import { serviceDue } from './service-due.ts'
import { toDay, warrantyEnd, warrantyOf } from './warranty.ts'

interface Needs {
  db: Db
  now: () => Date
}

export type MemberBikes = ReturnType<typeof createMemberBikes>

/**
 * Creates the repository of bikes that members have ordered. Another member's bike looks like one that doesn't exist.
 */
export function createMemberBikes({ db, now }: Needs) {
  return {
    async list(userId: number): Promise<UserBikeData[]> {
      const rows = await readBikes(db, userId)
      const fittingsOf = await readFittings(db, userId, rows)
      return rows.map(({ assist_level, speed_limit, lights, auto_lock, bike_id: _id, law, ...bike }) => {
        const { max_speed, ...fittings } = fittingsOf(bike.order_bike_id)
        const settings = { assist_level, speed_limit, lights, auto_lock }
        const most_speed = Math.min(max_speed, law)
        return { ...bike, ...datesOf(bike.delivered_on, toDay(now())), ...fittings, settings, most_speed }
      })
    },

    /**
     * Returns how fast the member's bike may be set and the country it was delivered to; null when it isn't the
     * member's.
     */
    async speedRule(userId: number, id: number) {
      const rule = await ownBikes(db, userId)
        .select(['owned.id as order_bike_id', 'owned.bike_id', 'country.name as country', LAW])
        .where('owned.id', '=', id)
        .executeTakeFirst()
      if (!rule) return null
      const { max_speed } = (await readFittings(db, userId, [rule]))(id)
      return { country: rule.country, most_speed: Math.min(max_speed, rule.law) }
    },

    async saveSettings(userId: number, id: number, settings: BikeSettingsData) {
      await db
        .updateTable('order_bikes')
        .set(settings)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute()
    },

    /** Returns a bike's warranty by serial number; null when no delivered bike has that number. */
    async warranty(serial: string): Promise<WarrantyData | null> {
      const bike = await findDelivered(db, serial)
      if (!bike) return null
      const { deliveredOn, registeredOn, isFirstOwner, chargeCycles, ...named } = bike
      const facts = { deliveredOn, registeredOn, isFirstOwner, chargeCycles }
      return {
        ...named,
        serial_number: serial,
        delivered_on: deliveredOn,
        covers: warrantyOf(facts, toDay(now())),
      }
    },
  }
}

function datesOf(deliveredOn: string | null, today: string) {
  if (deliveredOn === null) return { warranty: null, service_due_on: null }
  const until = warrantyEnd(deliveredOn)
  return { warranty: { until, is_covered: today <= until }, service_due_on: serviceDue(deliveredOn, today) }
}

const LAW = 'country.speed_limit_kmh as law' as const

const ownBikes = (db: Db, userId: number) =>
  db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('countries as country', 'country.id', 'owned.country_id')
    .where('owned.user_id', '=', userId)
    .where('owned.withdrawn_at', 'is', null)

const readBikes = (db: Db, userId: number) =>
  ownBikes(db, userId)
    .innerJoin('bike_sizes as size', 'size.id', 'owned.size_id')
    .innerJoin('colours as colour', 'colour.id', 'owned.colour_id')
    .select([
      'owned.id as order_bike_id',
      'bike.slug as bike_slug',
      'bike.title',
      'size.name as size',
      'colour.name as color',
      'owned.serial_number',
      sql<string | null>`owned.delivered_on::text`.as('delivered_on'),
      'owned.assist_level',
      'owned.speed_limit',
      'owned.lights',
      'owned.auto_lock',
      'owned.bike_id',
      LAW,
    ])
    .orderBy('owned.ordered_on', 'desc')
    .orderBy('owned.id', 'desc')
    .execute()

const findDelivered = (db: Db, serial: string) =>
  db
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .select([
      'bike.title as bike',
      'bike.slug as bike_slug',
      sql<string>`owned.delivered_on::text`.as('deliveredOn'),
      sql<string | null>`owned.registered_on::text`.as('registeredOn'),
      'owned.is_first_owner as isFirstOwner',
      'owned.charge_cycles as chargeCycles',
    ])
    .where('owned.serial_number', '=', serial)
    .where('owned.delivered_on', 'is not', null)
    .executeTakeFirst()
