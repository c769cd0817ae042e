import { sql } from 'kysely'

import type { Db } from '../../../platform/index.ts'
import type { CheckedBuild } from './build-state.ts'

/** A build that members keep, with how many of them do. */
export interface KeptBuild {
  build: CheckedBuild
  count: number
}

/** The most different builds that one check looks at, those kept most often first. */
const MOST = 20_000

/** Reads the builds that members have saved; equal ones count as one. */
export async function readSavedBuilds(db: Db): Promise<KeptBuild[]> {
  const columns = ['bike_id', 'size_id', 'colour_id', 'ral', 'part_ids'] as const
  const rows = await db
    .selectFrom('saved_bikes')
    .select(columns)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(columns)
    .orderBy('count', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ count, ...build }) => ({ build, count }))
}

/** Reads the new bikes in members' carts; equal ones count as one. Upgrades are checked by the cart itself. */
export async function readCartBuilds(db: Db): Promise<KeptBuild[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select('build')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('build', 'is not', null)
    .where(sql<string>`build ->> 'order_bike_id'`, 'is', null)
    .groupBy('build')
    .orderBy('count', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ build, count }) => (build ? [{ build, count }] : []))
}
