import { type OfferedBike, ownParts, toPartIds } from '@nireeka/contracts/bike-build'
import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { type Offer, readOffer } from './offer.ts'

/** Whose upgrades are on the bike, or on their way to it. */
export const BOUGHT: OrderStatus[] = [
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
  'delivered',
  'return_requested',
  'partly_refunded',
]

/** A bike that somebody owns, as it is today. */
export interface OwnedBike {
  order_bike_id: number
  bike_id: number
  size_id: number
  colour_id: number
  ral: string[]
  serial_number: string | null
  /** What it carries instead of or besides its kind's own (the spec's preUpgrades). */
  part_ids: number[]
  /** The bike as upgrades for it are chosen. */
  bike: OfferedBike
  offer: Offer
}

/** A member's bike by its order_bike_id, with the upgrades that were bought for it; null for anybody else's. */
export async function ownedBike(db: Db, userId: number, orderBikeId: number): Promise<OwnedBike | null> {
  const row = (await readFitted(db, userId, [orderBikeId])).get(orderBikeId)
  const offer = row && (await readOffer(db, String(row.bike_id)))
  if (!row || !offer) return null
  const { fitted, ...facts } = row
  const bike = asOwned(offer.bike, fitted)
  return { ...facts, part_ids: bike.owned, bike, offer }
}

/** The bike with all that was ever put on it, in that order: the later part takes the place of the one before. */
export function asOwned(bike: OfferedBike, fitted: readonly number[]): OfferedBike & { owned: number[] } {
  const parts = ownParts({ ...bike, owned: fitted }).map(({ id }) => id)
  return { ...bike, owned: toPartIds({ ...bike, owned: null }, parts) }
}

/** A member's bikes among these, by their ids. `fitted`: what each was built with, then what was bought, in order. */
export async function readFitted(db: Db, userId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('order_bikes')
    .select(['id as order_bike_id', 'bike_id', 'size_id', 'colour_id', 'ral', 'serial_number', 'part_ids'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const bought = await readBought(db, userId)
  return new Map(
    rows.map(({ part_ids, ...row }) => [
      row.order_bike_id,
      { ...row, fitted: [...part_ids, ...bought(row.order_bike_id)] },
    ]),
  )
}

async function readBought(db: Db, userId: number): Promise<(orderBikeId: number) => number[]> {
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select('line.build')
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'in', BOUGHT)
    .where('line.build', 'is not', null)
    .orderBy('orders.paid_at')
    .orderBy('line.id')
    .execute()
  return (orderBikeId) =>
    lines.flatMap(({ build }) => (build?.order_bike_id === orderBikeId ? build.part_ids : []))
}
