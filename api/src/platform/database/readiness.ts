import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { migrationNames } from './migrate.ts'
import type { Db } from './open-database.ts'

const LIMIT_MS = 2000

/** Creates the check that the database answers in time and has every migration of this version. */
export function createReadiness(db: Db, { names = migrationNames(), limitMs = LIMIT_MS } = {}) {
  async function hasAll() {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
    const ran = new Set(rows.map(({ name }) => name))
    return names.every((name) => ran.has(name))
  }
  return async (): Promise<boolean> => {
    const isReady = hasAll().catch(() => false)
    return Promise.race([isReady, wait(limitMs, false, { ref: false })])
  }
}
