import type { OrderStatus, WorkshopStage } from '@nireeka/contracts/api'

import { addWorkingDays } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

const STAGES: Partial<Record<OrderStatus, WorkshopStage>> = {
  paid: 'to_build',
  in_production: 'in_production',
  quality_check: 'quality_check',
}

/** Puts the bikes of a paid order on the workshop's board, with the day that their customer was promised. */
export async function addBuilds(trx: Db, orderId: number, at: Date) {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'paid_at', 'lead_days'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const bikes = await trx
    .selectFrom('order_bikes as owned')
    .innerJoin('order_lines as line', 'line.id', 'owned.order_line_id')
    .select('owned.id')
    .where('line.order_id', '=', orderId)
    .execute()
  if (bikes.length === 0) return
  const stage = STAGES[order.status] ?? 'built'
  const promised_on = promisedOn(order.paid_at ?? at, order.lead_days)
  const ready_at = stage === 'built' ? at : null
  const rows = bikes.map(({ id }) => ({
    order_bike_id: id,
    order_id: orderId,
    stage,
    promised_on,
    ready_at,
    changed_at: at,
  }))
  await trx
    .insertInto('bike_builds')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Returns the day on which bikes are to be built, as the configurator counts it; null for "on request". */
export const promisedOn = (paidAt: Date, leadDays: number | null): string | null =>
  leadDays === null ? null : addWorkingDays(paidAt, leadDays).toISOString().slice(0, 10)
