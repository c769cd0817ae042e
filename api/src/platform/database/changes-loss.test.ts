import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { hearChanges, killListener } from '../../testing/hear-changes.ts'
import { openGate } from '../../testing/open-gate.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import type { Db } from './open-database.ts'

const SLOW = { timeout: 15_000 }

const listeners = async (db: Db) => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'nireeka changes'`.execute(db)
  return rows.length
}

test('a lost connection is told, and when it is back that is told and so are changes', async () => {
  const database = await useTestDatabase()
  const { watch, gaps, told } = await hearChanges(database)
  expect(watch.isWatching()).toBe(true)
  for (const losses of [1, 2]) {
    await killListener(database)
    await expect.poll(() => gaps, SLOW).toHaveLength(losses * 2)
    expect(gaps.slice(-2)).toEqual([false, true])
    await addProduct(database.db, { id: losses })
    expect(await told()).toContain('accessories')
  }
})

test('a connection that goes silent counts as lost', async () => {
  const database = await useTestDatabase()
  const gate = await openGate(database.config)
  const { gaps, told } = await hearChanges({ db: database.db, config: gate.config, pingMs: 500 })
  gate.goSilent()
  await expect.poll(() => gaps, SLOW).toEqual(expect.arrayContaining([false, true]))
  await addProduct(database.db, { id: 1 })
  expect(await told()).toContain('accessories')
})

test('as long as the database is out of reach it is not watched, and closing ends the search', async () => {
  const database = await useTestDatabase()
  const gate = await openGate(database.config)
  const { watch, gaps } = await hearChanges({ db: database.db, config: gate.config })
  gate.shut()
  await expect.poll(() => gaps, SLOW).toEqual([false])
  expect(watch.isWatching()).toBe(false)
  await watch.close()
  expect(gaps).toEqual([false])
})

test('closing ends the connection, and that is no gap', async () => {
  const database = await useTestDatabase()
  const { watch, gaps } = await hearChanges(database)
  expect(await listeners(database.db)).toBe(1)
  await watch.close()
  await expect.poll(() => listeners(database.db), SLOW).toBe(0)
  expect([watch.isWatching(), gaps]).toEqual([false, []])
})

test('a database that is out of reach from the start is an error', async () => {
  const database = await useTestDatabase()
  const gate = await openGate(database.config)
  gate.shut()
  await expect(hearChanges({ db: database.db, config: gate.config })).rejects.toThrow('Connection terminated')
})
