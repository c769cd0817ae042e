import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { sql } from 'kysely'

import type { Db } from './open-database.ts'
import { withoutLimits } from './query-limits.ts'
import { LOCK_KEYS } from './lock-keys.ts'

const NAME = /^\d{3}-[\w.-]+\.sql$/

/** Runs the missing migrations/NNN-name.sql files in order, and returns their names. */
export async function migrate(db: Db, folder = findMigrations()): Promise<string[]> {
  return withoutLimits(() =>
    db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${LOCK_KEYS.migrations})`.execute(connection)
      try {
        return await runMissing(connection, folder)
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_KEYS.migrations})`.execute(connection)
        await sql`reset statement_timeout`.execute(connection)
      }
    }),
  )
}

async function runMissing(db: Db, folder: string): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const known = new Set(rows.map((row) => row.name))
  const missing = migrationNames(folder).filter((name) => !known.has(name))
  for (const name of missing) await runOne(db, name, readFileSync(join(folder, name), 'utf8'))
  return missing
}

/** Returns the names of all migrations of this version, in their order. */
export const migrationNames = (folder = findMigrations()) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()

const runOne = (db: Db, name: string, text: string) =>
  db.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx)
    await sql`insert into migrations (name) values (${name})`.execute(trx)
  })

/** Returns the migrations folder, both when run from the sources and from the bundle. */
export function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', '001-accounts.sql'))) {
    if (folder === dirname(folder)) throw new Error('The folder with the migrations is missing')
    folder = dirname(folder)
  }
  return join(folder, 'migrations')
}

/** Returns the text of a migration; null when there is none of this name. */
export function readMigrationFile(folder: string, name: string): string | null {
  const file = join(folder, name)
  return NAME.test(name) && existsSync(file) ? readFileSync(file, 'utf8') : null
}
