import pg from 'pg'

import { findMigrations, readMigrationFile } from '../database/migrate.ts'
import { type BackupDescription, BackupError } from './backup-format.ts'
import { readSequences, readTables } from './describe-tables.ts'
import { loadTables } from './load-tables.ts'
import { readBackup } from './read-backup.ts'

interface Needs {
  config: pg.ClientConfig
  /** The backup's folder. */
  folder: string
  /** Whether a database that has data is emptied first; otherwise it is refused. */
  mayReplace?: boolean
}

/**
 * Restores a backup in one transaction: all of it or nothing. The tables are made by the backup's own migrations, and
 * later ones run at the next start of the site. Throws a BackupError for a damaged backup, one of later code, a
 * database that has data, and one that a site runs on.
 */
export async function restore({ config, folder, mayReplace = false }: Needs): Promise<BackupDescription> {
  const backup = await readBackup(folder)
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    await assertNoSite(client)
    await makeEmpty(client, mayReplace)
    await makeTables(client, backup.migrations)
    await loadTables(client, folder, backup.tables)
    await setSequences(client, backup.sequences)
    await client.query('commit')
    return backup
  } finally {
    // A transaction that wasn't committed ends with its connection.
    await client.end()
  }
}

async function assertNoSite(client: pg.Client) {
  const { rowCount } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'nireeka changes'`)
  if (rowCount) throw new BackupError('A site runs on this database: stop it first.')
}

async function makeEmpty(client: pg.Client, mayReplace: boolean) {
  const tables = await readTables(client)
  if (tables.length === 0) return
  if (!mayReplace) {
    throw new BackupError(
      'This database has data. --replace empties it first, and then nothing of it is left.',
    )
  }
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

async function makeTables(client: pg.Client, names: readonly string[]) {
  await client.query(
    'create table migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  const folder = findMigrations()
  for (const name of names) {
    const text = readMigrationFile(folder, name)
    if (text === null) throw new BackupError(`This backup is of later code: ${name} is not here.`)
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
  }
}

async function setSequences(client: pg.Client, sequences: BackupDescription['sequences']) {
  const known = await readSequences(client)
  for (const [name, last] of Object.entries(sequences)) {
    if (name in known)
      await client.query('select setval($1::regclass, $2, $3)', [name, last ?? 1, last !== null])
  }
}
