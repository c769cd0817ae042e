import { allParts, EMPTY_BUILD, performanceOf } from '@nireeka/contracts/bike-build'

import { pictureOf } from '../bike-build/describe-build.ts'
import { readOffers } from '../bike-build/offer.ts'
import { asOwned, readFitted } from '../bike-build/owned-bike.ts'
import type { Db } from '../../platform/index.ts'

interface Row {
  order_bike_id: number
  bike_id: number
}

/** What distinguishes a member's bike from its model. */
export interface Fittings {
  /** The names of the parts that it has instead of, or in addition to, the model's standard parts. */
  parts: string[]
  /** The ids of these parts. */
  part_ids: number[]
  /** The bike's top speed in km/h, with all parts fitted. */
  max_speed: number
  /** The path of its picture, in the colour in which it was ordered. */
  image: string
}

/** Reads the fittings of all these bikes of a member at once, including the upgrades bought for them since. */
export async function readFittings(
  db: Db,
  userId: number,
  rows: readonly Row[],
): Promise<(orderBikeId: number) => Fittings> {
  const fitted = rows.length > 0 ? await readFittedOf(db, userId, rows) : new Map<number, Fittings>()
  return (orderBikeId) => {
    const fittings = fitted.get(orderBikeId)
    if (!fittings) throw new Error(`Bike ${orderBikeId} was not looked up`)
    return fittings
  }
}

async function readFittedOf(db: Db, userId: number, rows: readonly Row[]): Promise<Map<number, Fittings>> {
  const bikes = await readFitted(
    db,
    userId,
    rows.map(({ order_bike_id }) => order_bike_id),
  )
  const offers = await readOffers(
    db,
    rows.map(({ bike_id }) => bike_id),
    [...bikes.values()].flatMap(({ fitted }) => fitted),
  )
  return new Map(
    [...bikes].flatMap(([id, { bike_id, fitted, ...build }]) => {
      const offer = offers.get(bike_id)
      if (!offer) return []
      const bike = asOwned(offer.bike, fitted)
      const parts = allParts(bike).filter(({ id: partId }) => bike.owned.includes(partId))
      const { max_speed } = performanceOf(bike, EMPTY_BUILD)
      const image = pictureOf(offer, build)
      const named = { parts: parts.map(({ title }) => title), part_ids: parts.map((part) => part.id) }
      return [[id, { ...named, max_speed, image }]]
    }),
  )
}
