import type { WorkshopCountsQuery, WorkshopStage } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { ordersNumbered } from './orders-numbered.ts'
import type { ScarcePart } from './scarce-parts.ts'

export interface BoardFilters extends z.output<typeof WorkshopCountsQuery> {
  /** One stage, or all of them. */
  stage?: WorkshopStage
}

interface Filtering {
  filters: BoardFilters
  /** The scarce parts, which only short bikes are found by. */
  scarce: readonly ScarcePart[]
  now: Date
}

const WEEK_MS = 7 * 24 * 3_600_000

/** Returns the bikes on the board that pass the filters, as the start of a query for a "build". */
export function filterBuilds(db: Db, { filters, scarce, now }: Filtering) {
  const { model, concern, search = '', stage } = filters
  const words = search.trim()
  let builds = onBoard(db, stage, now)
  if (model !== undefined) builds = builds.where(isOfModel(model))
  if (words) builds = builds.where(isOfOrders(words, sql.ref('build.order_id')))
  if (concern === 'late') builds = builds.where('build.stage', '<>', 'built').where(isLate(now))
  if (concern === 'this_week') builds = builds.where('build.stage', '<>', 'built').where(isThisWeek(now))
  return concern === 'short' ? builds.where(isShort(scarce)) : builds
}

/** Selects the bikes on the board: those that aren't built, and built ones until a week after their order was ready. */
function onBoard(db: Db, stage: WorkshopStage | undefined, now: Date) {
  const builds = db.selectFrom('bike_builds as build').where(isOrdered)
  // Apart, because an index has the bikes that aren't ready in their order.
  if (stage && stage !== 'built') {
    return builds.where('build.stage', '=', stage).where('build.ready_at', 'is', null)
  }
  const shown = builds.where((eb) =>
    eb.or([eb('build.ready_at', 'is', null), eb('build.ready_at', '>=', new Date(now.getTime() - WEEK_MS))]),
  )
  return stage ? shown.where('build.stage', '=', stage) : shown
}

/** Leaves out bikes whose money is on its way back: they are few, and an index has them. */
const isOrdered = sql<boolean>`not exists (
  select from order_bikes as owned where owned.id = build.order_bike_id and owned.withdrawn_at is not null
)`

/** Whether a bike is past its promised day. */
export const isLate = (now: Date) => sql<boolean>`build.promised_on < ${dayOf(now)}::date`

/** Whether a bike is promised for today or one of the next six days. */
export const isThisWeek = (now: Date) =>
  sql<boolean>`(build.promised_on >= ${dayOf(now)}::date and build.promised_on < ${dayOf(now)}::date + 7)`

const isOfModel = (bikeId: number) => sql<boolean>`exists (
  select from order_bikes as owned where owned.id = build.order_bike_id and owned.bike_id = ${bikeId}
)`

/** Returns the condition for an order's id to be of an order whose number begins with these words. */
export function isOfOrders(words: string, orderId: RawBuilder<unknown>) {
  const ranges = ordersNumbered(words).map(
    ({ first, last }) => sql`${orderId} between ${first}::bigint and ${last}::bigint`,
  )
  return ranges.length > 0 ? sql<boolean>`(${sql.join(ranges, sql` or `)})` : sql<boolean>`false`
}

function isShort(scarce: readonly ScarcePart[]) {
  const ids = new Set(scarce.flatMap(({ short }) => short.map(({ id }) => id)))
  return sql<boolean>`build.order_bike_id = any(${[...ids]}::int[])`
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
