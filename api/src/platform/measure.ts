import { sql } from 'kysely'

import type { Database, Db } from './database/open-database.ts'

interface Needs extends Pick<Database, 'db' | 'pool'> {
  passwordQueue: () => number
}

/** Creates the reader of the figures that are looked at when somebody asks for the metrics. */
export function createMeasure({ db, pool, passwordQueue }: Needs) {
  return async () => ({
    pool: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    passwords: { waiting: passwordQueue() },
    /** Null while the database doesn't answer. */
    outbox: await readOutbox(db).catch(() => null),
  })
}

/** Returns how many emails wait, the age of the oldest in seconds, and how many were given up within a day. */
async function readOutbox(db: Db) {
  const { waiting, oldest, given_up } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('done_at', 'is', null).as('waiting'),
      sql<number | null>`extract(epoch from now() - min(created_at) filter (where done_at is null))`.as(
        'oldest',
      ),
      sql<number>`count(*) filter (where outcome = 'given_up' and done_at > now() - interval '1 day')`.as(
        'given_up',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, oldestSeconds: oldest ?? 0, givenUp: given_up }
}
