import { type OfferedBike, ownParts, toPartIds } from '@nireeka/contracts/bike-build'
import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { type Offer, readOffer } from './offer.ts'

/** The order statuses whose upgrades count as part of the bike: already fitted, or on their way. */
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

/** A bike that a member owns, as it is today. */
export interface OwnedBike {
  order_bike_id: number
  bike_id: number
  size_id: number
  colour_id: number
  ral: string[]
  serial_number: string | null
  /** The parts that it has instead of, or in addition to, the model's standard parts (the spec's preUpgrades). */
  part_ids: number[]
  /** The bike in the form from which its upgrades are chosen. */
  bike: OfferedBike
  offer: Offer
}

/** Returns a member's bike by its order_bike_id, with the upgrades bought for it; null for another member's bike. */
export async function ownedBike(db: Db, userId: number, orderBikeId: number): Promise<OwnedBike | null> {
  const row = (await readFitted(db, userId, [orderBikeId])).get(orderBikeId)
  const offer = row && (await readOffer(db, String(row.bike_id), row.fitted))
  if (!row || !offer) return null
  const { fitted, ...facts } = row
  const bike = asOwned(offer.bike, fitted)
  return { ...facts, part_ids: bike.owned, bike, offer }
}

/**
 * Returns the bike with all parts that were ever fitted, in that order: a later part replaces the earlier one in its
 * slot.
 */
export function asOwned(bike: OfferedBike, fitted: readonly number[]): OfferedBike & { owned: number[] } {
  const parts = ownParts({ ...bike, owned: fitted }).map(({ id }) => id)
  return { ...bike, owned: toPartIds({ ...bike, owned: null }, parts) }
}

/**
 * Reads which of these bikes the member owns, by id. `fitted`: the parts each was built with, then those bought, in
 * order.
 */
export async function readFitted(db: Db, userId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('order_bikes')
    .select(['id as order_bike_id', 'bike_id', 'size_id', 'colour_id', 'ral', 'serial_number', 'part_ids'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
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
