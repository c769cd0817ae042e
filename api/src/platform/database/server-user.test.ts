import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { joinServer } from './server-user.ts'

test('the last one to leave is told so, and nobody before', async () => {
  const { config } = await useTestDatabase()
  const users = [await joinServer(config), await joinServer(config), await joinServer(config)]
  const outcomes: boolean[] = []
  for (const user of users) outcomes.push(await user.leave())
  expect(outcomes).toEqual([false, false, true])
})

test('of two that leave at once, only one is the last', async () => {
  const { config } = await useTestDatabase()
  const users = [await joinServer(config), await joinServer(config)]
  const outcomes = await Promise.all(users.map((user) => user.leave()))
  expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(1)
})

test('a process that has died is no user any more', async () => {
  const { config, db } = await useTestDatabase()
  const [dead, living] = [await joinServer(config), await joinServer(config)]
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'nireeka server user'
    order by backend_start limit 1`.execute(db)
  await dead.lost
  // The client hears of the end before the server has released the lock.
  const users = () =>
    sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'nireeka server user'`.execute(db)
  await expect.poll(async () => (await users()).rows.length).toBe(1)
  expect(await living.leave()).toBe(true)
})
