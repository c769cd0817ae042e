import type { WorkshopCountsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { startingWith, type Db } from '../../platform/index.ts'
import { shortBikes } from './short-parts.ts'

export type BoardFilters = z.output<typeof WorkshopCountsQuery>

const WEEK_MS = 7 * 24 * 3_600_000

/** Returns the bikes on the board that pass the filters, as the start of a query for a "build". */
export function filteredBuilds(db: Db, { model, concern, search = '' }: BoardFilters, now: Date) {
  const words = search.trim()
  let builds = db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .innerJoin('orders as order', 'order.id', 'build.order_id')
    .where('owned.withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('build.ready_at', 'is', null),
        eb('build.ready_at', '>=', new Date(now.getTime() - WEEK_MS)),
      ]),
    )
  if (model !== undefined) builds = builds.where('owned.bike_id', '=', model)
  if (words) builds = builds.where('order.number', 'like', startingWith(numberOf(words)))
  if (concern === 'late') {
    builds = builds
      .where('build.stage', '<>', 'built')
      .where(sql<boolean>`build.promised_on < ${dayOf(now)}::date`)
  }
  if (concern === 'short') builds = builds.where('build.order_bike_id', 'in', shortBikes(db))
  return builds
}

/** Returns an order's number as it is stored: 100042 is found as NK-100042. */
const numberOf = (words: string) => (/^\d+$/.test(words) ? `NK-${words}` : words.toUpperCase())

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
