import type { WorkshopCountsQuery, WorkshopStage } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { startingWith, type Db } from '../../platform/index.ts'
import { isMissing } from './needing.ts'
import { readScarceParts } from './scarce-parts.ts'

export interface BoardFilters extends z.output<typeof WorkshopCountsQuery> {
  /** One stage, or all of them. */
  stage?: WorkshopStage
}

const WEEK_MS = 7 * 24 * 3_600_000

/** Returns the bikes on the board that pass the filters, as the start of a query for a "build". */
export async function filterBuilds(db: Db, filters: BoardFilters, now: Date) {
  const { model, concern, search = '', stage } = filters
  const words = search.trim()
  let builds = onBoard(db, stage, now)
  if (model !== undefined) builds = builds.where('owned.bike_id', '=', model)
  if (words) builds = builds.where('build.order_id', 'in', ordersFound(db, words))
  if (concern === 'late') {
    builds = builds
      .where('build.stage', '<>', 'built')
      .where(sql<boolean>`build.promised_on < ${dayOf(now)}::date`)
  }
  if (concern === 'short') {
    const parts = await readScarceParts(db)
    builds = builds.where((eb) => (parts.length > 0 ? eb.or(parts.map(isMissing)) : eb.lit(false)))
  }
  // A query by itself would be run by whoever awaits it.
  return { builds }
}

/** Selects the bikes on the board: those that aren't built, and built ones until a week after their order was ready. */
function onBoard(db: Db, stage: WorkshopStage | undefined, now: Date) {
  const builds = db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .where('owned.withdrawn_at', 'is', null)
  // Apart, because an index has the bikes that aren't ready in their order.
  if (stage && stage !== 'built') {
    return builds.where('build.stage', '=', stage).where('build.ready_at', 'is', null)
  }
  const shown = builds.where((eb) =>
    eb.or([eb('build.ready_at', 'is', null), eb('build.ready_at', '>=', new Date(now.getTime() - WEEK_MS))]),
  )
  return stage ? shown.where('build.stage', '=', stage) : shown
}

const ordersFound = (db: Db, words: string) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.number', 'like', startingWith(numberOf(words)))

/** Returns an order's number as it is stored: 100042 is found as NK-100042. */
const numberOf = (words: string) => (/^\d+$/.test(words) ? `NK-${words}` : words.toUpperCase())

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
