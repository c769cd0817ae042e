import type { WorkshopStage } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** The stages in which a bike's parts are still needed. */
const UNBUILT = ['to_build', 'in_production'] as const

export const isUnbuilt = (stage: WorkshopStage) => UNBUILT.some((one) => one === stage)

export type QueuedBike = Awaited<ReturnType<typeof readQueue>>[number]

/** Reads the bikes that aren't built yet as they get the parts that are there: promised first, those on request last. */
export const readQueue = (db: Db) =>
  db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .select([
      'owned.id',
      'build.order_id',
      sql<string | null>`build.promised_on::text`.as('promised_on'),
      'owned.bike_id',
      'owned.part_ids',
    ])
    .where('build.ready_at', 'is', null)
    .where('build.stage', 'in', UNBUILT)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy(sql`coalesce(build.promised_on, 'infinity'::date), build.order_bike_id`)
    .execute()
