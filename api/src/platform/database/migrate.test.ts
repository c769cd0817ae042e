import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('two processes that start at once on an empty database migrate it once', async () => {
  const { db } = await useTestDatabase({ isEmpty: true })
  const runs = await Promise.all([migrate(db), migrate(db), migrate(db)])
  const counts = runs.map((names) => names.length).toSorted((a, b) => a - b)
  expect(counts.slice(0, 2)).toEqual([0, 0])
  expect(counts[2]).toBeGreaterThanOrEqual(4)
  expect(await migrate(db)).toEqual([])
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const { db } = await useTestDatabase({ isEmpty: true })
  const folder = folderWith({
    '002-bad.sql': 'create table half (id int); select 1 / 0;',
    '001-good.sql': 'create table whole (id int);',
    'notes.txt': 'not a migration',
  })
  await expect(migrate(db, folder)).rejects.toThrow('division by zero')
  const names = (await db.introspection.getTables()).map(({ name }) => name)
  expect(names).toContain('whole')
  expect(names).not.toContain('half')
  const { rows } = await sql`select name from migrations`.execute(db)
  expect(rows).toEqual([{ name: '001-good.sql' }])
})
