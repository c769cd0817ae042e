import type { OrderMoveTo, WorkshopStage } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** The stages of bikes that a move of their whole order takes along; ready to ship takes all. */
const MOVED: Record<Exclude<OrderMoveTo, 'ready_to_ship'>, WorkshopStage[]> = {
  in_production: ['to_build', 'quality_check'],
  quality_check: ['to_build', 'in_production'],
}

interface Following {
  orderId: number
  to: OrderMoveTo
  at: Date
}

/** Moves the bikes of an order that was moved as a whole to the stage that belongs to its new status. */
export async function followOrder(trx: Db, { orderId, to, at }: Following) {
  if (to === 'ready_to_ship') return markReady(trx, orderId, at)
  await buildsOf(trx, orderId).set({ stage: to, changed_at: at }).where('stage', 'in', MOVED[to]).execute()
}

/** Records that an order is ready to ship with all of its bikes. */
export async function markReady(trx: Db, orderId: number, at: Date) {
  await buildsOf(trx, orderId).set({ stage: 'built', ready_at: at, changed_at: at }).execute()
}

/** Begins a change of an order's bikes, without those whose money is on its way back. */
const buildsOf = (trx: Db, orderId: number) =>
  trx
    .updateTable('bike_builds')
    .where('order_id', '=', orderId)
    .where(
      sql<boolean>`not exists (
        select from order_bikes where order_bikes.id = order_bike_id and withdrawn_at is not null
      )`,
    )
