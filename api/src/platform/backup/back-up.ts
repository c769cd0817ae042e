import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import {
  type BackupDescription,
  BackupError,
  type BackupTable,
  DESCRIPTION,
  fileOf,
} from './backup-format.ts'
import { readMigrations, readSequences, readTables } from './describe-tables.ts'

interface Needs {
  config: pg.ClientConfig
  /** The folder of the backup, which must not exist. It gets its name only once the backup is complete. */
  folder: string
  now?: () => Date
}

/**
 * Writes all rows of all tables to a folder, as they are at one moment; the site may run meanwhile. Throws without
 * leaving anything behind; a BackupError for an empty database, and for a folder that exists.
 */
export async function backUp({ config, folder, now = () => new Date() }: Needs): Promise<BackupDescription> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name another folder.`)
  const client = new pg.Client(config)
  const draft = `${folder}.draft`
  await client.connect()
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await client.query('set statement_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const description = await describe(client, draft, now())
    await writeFile(join(draft, DESCRIPTION), JSON.stringify(description, null, 2))
    await rename(draft, folder)
    return description
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client, draft: string, at: Date): Promise<BackupDescription> {
  const all = await readTables(client)
  if (all.length === 0) throw new BackupError('This database is empty: there is nothing to back up.')
  const migrations = await readMigrations(client)
  const tables: BackupTable[] = []
  for (const table of all) tables.push(await writeTable(client, draft, table))
  return {
    format: 1,
    created_at: at.toISOString(),
    migrations,
    tables,
    // Sequences are read last: they aren't part of the snapshot, and may only be ahead of the rows.
    sequences: await readSequences(client),
  }
}

async function writeTable(
  client: pg.Client,
  draft: string,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
): Promise<BackupTable> {
  const listed = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${listed}) to stdout`))
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(part, _encoding, done) {
      hash.update(part)
      done(null, part)
    },
  })
  await pipeline(rows, createGzip(), hashed, createWriteStream(join(draft, fileOf(name)), { mode: 0o600 }))
  // The server tells the number of rows after the last of them.
  await client.query('select 1')
  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') }
}
