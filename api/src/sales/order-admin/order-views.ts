import type { OrderView, ShownOrderStatus } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

/** Returns the SQL condition for an "order" to be in a view; days are those of `now`, in UTC. */
export function isInView(view: OrderView, now: Date): RawBuilder<boolean> {
  if (view === 'held') return isIn(['held'])
  if (view === 'to_ship') return isIn(['ready_to_ship', 'partly_shipped'])
  if (view === 'late') return sql`(${isIn(['paid', 'in_production', 'quality_check'])} and ${isLate(now)})`
  if (view === 'to_confirm') return sql`(${isIn(['paid'])} and not ${hasBikes})`
  return sql`(${isIn(['paid', 'in_production', 'quality_check'])} and ${hasBikes})`
}

const isIn = (statuses: readonly ShownOrderStatus[]) =>
  sql<boolean>`"order".shown_status in (${sql.join(statuses.map((status) => sql.lit(status)))})`

const hasBikes = sql<boolean>`exists (
  select from bike_builds as build where build.order_id = "order".id
)`

/** The SQL condition for an "order" with a bike that isn't built by its promised day. */
export const isLate = (now: Date) => sql<boolean>`exists (
  select from bike_builds as build join order_bikes as owned on owned.id = build.order_bike_id
  where build.order_id = "order".id and build.ready_at is null and build.stage <> 'built'
    and owned.withdrawn_at is null and build.promised_on < ${now.toISOString().slice(0, 10)}::date
)`
