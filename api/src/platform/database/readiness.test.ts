import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { connect } from './open-database.ts'
import { createReadiness } from './readiness.ts'

test('a database with all migrations is ready', async () => {
  const { db } = await useTestDatabase()
  expect(await createReadiness(db)()).toBe(true)
})

test('one that lacks a migration isn’t, until it has run', async () => {
  const { db } = await useTestDatabase()
  const isReady = createReadiness(db)
  await sql`update migrations set name = 'another' where name = '001-accounts.sql'`.execute(db)
  expect(await isReady()).toBe(false)
  await sql`update migrations set name = '001-accounts.sql' where name = 'another'`.execute(db)
  expect(await isReady()).toBe(true)
})

test('an empty database isn’t ready', async () => {
  const { db } = await useTestDatabase({ isEmpty: true })
  expect(await createReadiness(db)()).toBe(false)
})

test('nor is one that is away or hangs', async () => {
  const away = connect({ host: '/nowhere', port: 1 })
  expect(await createReadiness(away.db)()).toBe(false)
  await away.close()

  const { db } = await useTestDatabase()
  const answer = await db.transaction().execute(async (trx) => {
    await sql`lock table migrations`.execute(trx)
    return createReadiness(db, { limitMs: 50 })()
  })
  expect(answer).toBe(false)
})
