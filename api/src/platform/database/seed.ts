import { sql } from 'kysely'

import type { Db } from './open-database.ts'
import { LOCK_KEYS } from './lock-keys.ts'
import { inStartUpTransaction } from './start-up.ts'

export interface Seed {
  name: string
  /** True for invented people and what they did, which a shop in production doesn't get. */
  isDemo?: boolean
  run: (db: Db) => Promise<void>
}

/** Runs the seeds that this database hasn't had yet, all in one transaction, and returns their names. */
export const seed = (db: Db, seeds: readonly Seed[]): Promise<string[]> =>
  inStartUpTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEYS.seeding})`.execute(trx)
    const ran = await trx.selectFrom('seedings').select('name').execute()
    const known = new Set(ran.map(({ name }) => name))
    const missing = seeds.filter(({ name }) => !known.has(name))
    for (const { name, run } of missing) {
      await run(trx)
      await trx.insertInto('seedings').values({ name }).execute()
    }
    return missing.map(({ name }) => name)
  })
