import type { WorkshopMove, WorkshopStage } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { giveSerialNumber } from '../../bikes/index.ts'
import { conflict, notFound, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { moveLocked } from '../order-admin/move-locked.ts'
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts'
import { markReady } from './follow-order.ts'
import { isInWorkshop, movesTo, nextStages, statusOf } from './stages.ts'

export interface MovingBike {
  bikeId: number
  input: z.output<typeof WorkshopMove>
  by: StaffCaller
}

export type MoveBike = ReturnType<typeof createMoveBike>

/**
 * Creates the function that moves a bike to another stage, and its order along when its bikes say so. Returns a sentence
 * when the order is ready to ship, and null otherwise. Throws a conflict for a bike that has changed, and for a stage
 * that doesn't follow.
 */
export const createMoveBike = ({ db, now }: { db: Db; now: () => Date }) =>
  async function moveBike(moving: MovingBike): Promise<string | null> {
    return db.transaction().execute((trx) => move(trx, moving, now()))
  }

async function move(trx: Db, { bikeId, input, by }: MovingBike, at: Date) {
  const order = await lockOrderOf(trx, bikeId)
  const bikes = await lockBuilds(trx, order.id)
  const bike = bikes.find(({ id }) => id === bikeId)
  if (!bike) throw notFound('This bike')
  assertMove(order, bike, input)
  const { to, serial_number: serial } = input
  if (serial !== null && to === 'built') await giveSerialNumber(trx, { orderBikeId: bikeId, serial })
  await trx
    .updateTable('bike_builds')
    .set({ stage: to, changed_at: at })
    .where('order_bike_id', '=', bikeId)
    .execute()
  const status = await followBikes(trx, {
    order,
    stages: bikes.map(({ id, stage }) => (id === bikeId ? to : stage)),
    by,
    at,
  })
  await recordAudit(trx, {
    by,
    action: 'workshop.move',
    subject: { kind: 'order', id: order.id },
    before: { bike: bikeId, stage: bike.stage, status: order.status },
    after: { bike: bikeId, stage: to, status, ...(serial !== null && { serial_number: serial }) },
    at,
  })
  return status === 'ready_to_ship' ? `Order ${order.number} is ready to ship.` : null
}

async function lockOrderOf(trx: Db, bikeId: number) {
  const build = await trx
    .selectFrom('bike_builds')
    .select('order_id')
    .where('order_bike_id', '=', bikeId)
    .executeTakeFirst()
  if (!build) throw notFound('This bike')
  return lockOrder(trx, build.order_id)
}

interface LockedBuild {
  id: number
  stage: WorkshopStage
  version: number
}

/** Reads the bikes of an order that the caller has locked, without those whose money is on its way back. */
const lockBuilds = (trx: Db, orderId: number): Promise<LockedBuild[]> =>
  trx
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .select(['build.order_bike_id as id', 'build.stage', 'build.version'])
    .where('build.order_id', '=', orderId)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy('build.order_bike_id')
    .forUpdate('build')
    .execute()

function assertMove(order: LockedOrder, bike: LockedBuild, { to, version }: MovingBike['input']) {
  if (bike.version !== version) {
    throw conflict(
      'stale_version',
      `This bike of order ${order.number} has changed in the meantime. Please review it and try again.`,
    )
  }
  if (nextStages(bike.stage, order).includes(to)) return
  const reason = isInWorkshop(order.status)
    ? 'This bike can’t be moved there as it is now.'
    : `Order ${order.number} has left the workshop, and its bikes stay as they are.`
  throw conflict('cannot_move', reason)
}

interface Following {
  order: LockedOrder
  stages: readonly WorkshopStage[]
  by: StaffCaller
  at: Date
}

/** Moves an order to where its bikes are; returns its status then. */
async function followBikes(trx: Db, { order, stages, by, at }: Following) {
  let { status } = order
  const wanted = statusOf(stages)
  if (!isInWorkshop(status) || status === wanted) return status
  for (const to of movesTo(status, wanted)) {
    await moveLocked(trx, { order: { ...order, status }, to, by, reason: null, at })
    status = to
  }
  if (status === 'ready_to_ship') await markReady(trx, order.id, at)
  return status
}
