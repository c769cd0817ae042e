import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { CountedPart, ScarcePart } from './scarce-parts.ts'

/** The stages in which a bike's parts are still needed. */
export const UNBUILT = ['to_build', 'in_production'] as const

/** A bike's place in the queue, as an index has it: promised first, those on request last. */
const PLACE = sql.raw(`coalesce(build.promised_on, 'infinity'::date), build.order_bike_id`)

/** Returns the bikes that aren't built yet and need a counted part, as the start of a query for a "build". */
export const needing = (db: Db, part: CountedPart) =>
  db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .where('build.ready_at', 'is', null)
    .where('owned.withdrawn_at', 'is', null)
    .where(isNeeding(part))

/** Sorts bikes as they get the parts that are there. */
export const queued = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  query.orderBy(PLACE)

/** The SQL condition for a "build" of an "owned" bike that needs a part. */
const isNeeding = ({ bike_ids, rivals }: CountedPart): RawBuilder<boolean> => sql`(
  build.stage = any(${UNBUILT}::text[]) and owned.bike_id = any(${bike_ids}::int[])
  and not owned.part_ids && ${rivals}::int[]
)`

/** The SQL condition for a bike that a scarce part isn't there for in time. */
export const isMissing = (part: ScarcePart): RawBuilder<boolean> => sql`(
  ${isNeeding(part)}
  and (${PLACE}) >= (coalesce(${part.first.promised_on}::date, 'infinity'), ${part.first.id}::int)
  and (${part.back_on}::date is null or (build.promised_on is not null and ${part.back_on}::date > build.promised_on))
)`
