import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'

test('a connection that dies fails what needed it, and the next call gets a new one', async () => {
  const { db } = await useTestDatabase()
  const kill = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  await expect(kill).rejects.toThrow('terminating connection')
  await expect.poll(async () => (await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a connection that dies inside a transaction rolls it back', async () => {
  const { db } = await useTestDatabase()
  const broken = db.transaction().execute(async (trx) => {
    await sql`update countries set name = 'Nowhere'`.execute(trx)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
  })
  await expect(broken).rejects.toThrow('terminat')
  const { rows } = await sql`select 1 from countries where name = 'Nowhere'`.execute(db)
  expect(rows).toEqual([])
})

test('counts, sums and ratings come as numbers', async () => {
  const { db } = await useTestDatabase()
  const { rows } =
    await sql`select count(*) as n, sum(i::bigint) as s, 4.6::numeric(2, 1) as r from generate_series(1, 3) i`.execute(
      db,
    )
  expect(rows).toEqual([{ n: 3, s: 6, r: 4.6 }])
})
