import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { BackupError, type BackupTable, fileOf } from './backup-format.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

const quoted = pg.escapeIdentifier

/**
 * Replaces the rows of the tables by a backup's. Foreign keys are taken off meanwhile and then checked at once, so that
 * the order of the tables doesn't matter; triggers don't run, because what they wrote is in the backup, too.
 */
export async function loadTables(client: pg.Client, folder: string, tables: readonly BackupTable[]) {
  const keys = await readForeignKeys(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  // Migrations fill some tables; the backup has those rows as they became.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  for (const table of tables) await loadTable(client, folder, table)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  }
}

async function loadTable(client: pg.Client, folder: string, { name, columns, rows }: BackupTable) {
  const listed = columns.map((column) => quoted(column)).join(', ')
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${listed}) from stdin`))
  await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), copy)
  if (copy.rowCount !== rows) throw new BackupError(`${name} has ${copy.rowCount} rows instead of ${rows}.`)
  await client.query(`alter table ${quoted(name)} enable trigger user`)
}

async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  return rows
}
