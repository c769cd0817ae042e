import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import { seed } from '../../platform/database/seed.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  // The test database has the countries already.
  await seed(
    app.db,
    seeds.filter(({ name }) => name !== 'countries'),
  )
})
afterAll(() => app.close())

test('who has an open order is told what has to be finished first', async () => {
  const { user_id, number, id } = await app.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.user_id', 'orders.number', 'orders.id'])
    .where('orders.status', '=', 'in_production')
    .where('users.is_admin', '=', 0)
    .executeTakeFirstOrThrow()
  const { access } = await app.sessions.start(user_id, false)
  const { blockers } = (await app.call('/api/account/data', { as: access })).json().data
  expect(blockers).toContainEqual({
    text: `Order ${number} hasn’t been delivered or finished yet.`,
    path: `/dashboard/orders/${id}`,
  })
  expect(
    (await app.call('/api/account/deletion', { method: 'POST', body: null, as: access })).json(),
  ).toMatchObject({ status: 409, error: 'not_finished' })
})

test('members of the filled shop can be erased', async () => {
  const members = await app.db.selectFrom('users').select('id').where('is_admin', '=', 0).execute()
  await app.db
    .insertInto('account_deletions')
    .values(members.map(({ id }) => ({ user_id: id, asked_at: new Date(0), due_at: new Date(1) })))
    .execute()
  for (let run = 0; run <= members.length / 20; run += 1) await app.eraseMembers()
  const left = await app.db.selectFrom('account_deletions').select('user_id').execute()
  expect(left).toEqual([])
  const author = await app.db
    .selectFrom('forum_posts')
    .innerJoin('users', 'users.id', 'forum_posts.author_id')
    .select(['users.id', 'users.user_name'])
    .where('users.is_admin', '=', 0)
    .executeTakeFirstOrThrow()
  expect(author.user_name).toBe(`Deleted member ${author.id}`)
  expect((await app.call(`/api/forum/authors/${author.id}`)).statusCode).toBe(404)
})
