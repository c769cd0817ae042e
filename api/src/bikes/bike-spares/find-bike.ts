import type { FoundBikeData } from '@nireeka/contracts/api'
import { allParts, ownParts } from '@nireeka/contracts/bike-build'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { pictureOf } from '../bike-build/describe-build.ts'
import { asOwned, readFitted } from '../bike-build/owned-bike.ts'
import { readOffer } from '../bike-build/offer.ts'

/** A bike as it is today: with the parts that it was built with, and the upgrades bought for it since. */
export interface FoundBike {
  shown: FoundBikeData
  partIds: number[]
  /** Its colour and the RAL codes of a custom one, for its owner alone. */
  colour: { id: number; ral: string[] }
}

/** Finds a delivered bike by the serial number on its frame; null when there is none. */
export const bikeBySerial = (db: Db, serial: string) =>
  find(
    db,
    db
      .selectFrom('order_bikes')
      .where('order_bikes.serial_number', '=', serial)
      .where('order_bikes.delivered_on', 'is not', null),
    { isOwn: false },
  )

/** Finds one of a member's own bikes, delivered or not; null for another member's. */
export const ownBike = (db: Db, userId: number, orderBikeId: number) =>
  find(
    db,
    db
      .selectFrom('order_bikes')
      .where('order_bikes.id', '=', orderBikeId)
      .where('order_bikes.user_id', '=', userId),
    { isOwn: true },
  )

const bikesOf = (db: Db) => db.selectFrom('order_bikes')

/** Whoever reads a serial number from a frame isn't told the bike's colour, so its picture is the model's. */
async function find(
  db: Db,
  bikes: ReturnType<typeof bikesOf>,
  { isOwn }: { isOwn: boolean },
): Promise<FoundBike | null> {
  const row = await bikes
    .innerJoin('bike_sizes as size', 'size.id', 'order_bikes.size_id')
    .select(['order_bikes.id', 'order_bikes.user_id', 'order_bikes.serial_number', 'size.name as size'])
    .select(sql<number>`extract(year from order_bikes.ordered_on)::int`.as('ordered_year'))
    .where('order_bikes.withdrawn_at', 'is', null)
    .executeTakeFirst()
  const bike = row && (await readFitted(db, row.user_id, [row.id])).get(row.id)
  const offer = bike && (await readOffer(db, String(bike.bike_id), bike.fitted))
  if (!row || !offer) return null
  const owned = asOwned(offer.bike, bike.fitted)
  return {
    shown: {
      serial_number: row.serial_number,
      title: offer.title,
      slug: offer.slug,
      image: isOwn ? pictureOf(offer, bike) : offer.image,
      size: row.size,
      year: yearOf(row.serial_number) ?? row.ordered_year,
      parts: allParts(owned).flatMap(({ id, title }) => (owned.owned.includes(id) ? [title] : [])),
    },
    partIds: ownParts(owned).map(({ id }) => id),
    colour: { id: bike.colour_id, ral: bike.ral },
  }
}

/** Returns the year that a serial number such as NKP-24-004217 names. */
const yearOf = (serial: string | null) => (serial ? 2000 + Number(serial.split('-')[1]) : null)
