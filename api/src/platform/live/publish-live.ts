import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/**
 * Tells everybody who listens to a topic, in all processes, that it has changed, once the transaction is committed. The
 * same topic twice in one transaction is told once.
 */
export const publishLive = (trx: Db, topic: string) =>
  sql`select pg_notify('changes', ${`live ${topic}`})`.execute(trx)
