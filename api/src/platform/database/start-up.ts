import { sql } from 'kysely'

import type { Db } from './open-database.ts'
import { withoutLimits } from './query-limits.ts'

/**
 * Runs work of a start in one transaction, as long as it takes: other processes may start at the same time, of which
 * one after the other has its turn, and the machine is busy then.
 */
export const inStartUpTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  withoutLimits(() =>
    db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return work(trx)
    }),
  )
