import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { LOCK_KEYS } from '../database/lock-keys.ts'
import { connect, type Db } from '../database/open-database.ts'
import { createRemotes } from './remotes.repository.ts'

const STATEMENT_MS = 500
const release = {
  name: 'shop',
  version: '1.0.0',
  manifest: '/remotes/shop/1.0.0/mf-manifest.json',
  routes: [{ path: '/shop', access: 'guest' as const, title: 'Shop', description: '' }],
}

/** Returns how long a statement has waited for a lock, in milliseconds; 0 when none waits. */
async function longestWait(db: Db) {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp() - query_start) * 1000 as ms from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return Math.max(0, ...rows.map(({ ms }) => ms))
}

test('a process that fills the registry waits for another start longer than a statement may take', async () => {
  const { config, db } = await useTestDatabase()
  const hasty = connect({ ...config, statement_timeout: STATEMENT_MS })
  onTestFinished(hasty.close)
  const remotes = createRemotes(hasty.db)

  const { works } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEYS.firstReleases})`.execute(trx)
    await sql`lock table remote_releases`.execute(trx)
    const both = Promise.allSettled([remotes.publishFirst([release]), remotes.list()])
    await expect.poll(() => longestWait(db), { timeout: 5000 }).toBeGreaterThan(2 * STATEMENT_MS)
    // Wrapped, so that it's awaited only when the locks are gone.
    return { works: both }
  })
  expect((await works).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await remotes.list()).toMatchObject([{ name: 'shop', isLive: true }])
})
