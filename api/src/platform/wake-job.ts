import { sql } from 'kysely'

import type { Db } from './database/open-database.ts'

/** Begins the name of a job on the channel of changes. */
export const JOB = 'job '

/**
 * Has a job run as soon as the transaction is committed, in all processes, instead of within a minute. A process that
 * misses the call runs it with the others.
 */
export const wakeJob = (trx: Db, name: string) => sql`select pg_notify('changes', ${JOB + name})`.execute(trx)
