import { expect, test } from 'vitest'

import { useTestDatabase } from '../testing/test-database.ts'
import { connect } from './database/open-database.ts'
import { createMeasure } from './measure.ts'

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)
const passwordQueue = () => 3

test('emails that wait are counted, with the age of the oldest, and those given up within a day', async () => {
  const { db, pool } = await useTestDatabase()
  const measure = createMeasure({ db, pool, passwordQueue })
  expect((await measure()).outbox).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 0 })

  const email = { topic: 'mail', payload: '{}', last_error: null, done_at: null }
  const givenUp = { ...email, outcome: 'given_up' as const }
  await db
    .insertInto('outbox')
    .values([
      { ...email, created_at: ago(5) },
      { ...email, created_at: ago(1) },
      { ...email, created_at: ago(90), done_at: ago(80), outcome: 'sent' },
      { ...givenUp, done_at: ago(60) },
      { ...givenUp, done_at: ago(25 * 60) },
    ])
    .execute()
  const { outbox, passwords } = await measure()
  expect(outbox).toMatchObject({ waiting: 2, givenUp: 1 })
  expect(Math.floor((outbox?.oldestSeconds ?? 0) / 60)).toBe(5)
  expect(passwords).toEqual({ waiting: 3 })
})

test('the pool is counted, also while the database is away', async () => {
  const { db, pool } = await useTestDatabase()
  await db.transaction().execute(async () => {
    const { pool: counted } = await createMeasure({ db, pool, passwordQueue })()
    expect(counted).toMatchObject({ open: expect.any(Number), waiting: 0 })
    expect(counted.open - counted.idle).toBe(1)
  })
  const away = connect({ host: '/nowhere', port: 1 })
  const measured = await createMeasure({ ...away, passwordQueue })()
  expect(measured).toMatchObject({ pool: { open: 0, waiting: 0 }, outbox: null })
  await away.close()
})
