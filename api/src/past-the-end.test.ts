import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedContent } from '../seed/content.ts'
import { seedForum } from '../seed/forum/seed-forum.ts'
import { seedHelp } from '../seed/help/seed-help.ts'
import { seedPages } from '../seed/pages.ts'
import { seedPeople } from '../seed/people.ts'
import { seedPromoCodes } from '../seed/promo-codes.ts'
import { addProduct } from './testing/add-rows.ts'
import { seedBikes, ownBike } from './testing/bike-shopping.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const shapeOf = (query: Endpoint['query']): object => (query as { shape?: object } | undefined)?.shape ?? {}

/** Every endpoint with a page in its query, so that a new list is tried without anybody thinking of it. */
const lists = Object.values(ENDPOINTS)
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(({ query }) => 'page' in shapeOf(query))
  // What is the caller's on a page of a thread; the list itself is at another address.
  .filter(({ path }) => path !== '/api/forum/threads/:id/mine')

let app: TestApp
const SERIAL = 'NKP-24-004217'
let admin: Awaited<ReturnType<TestApp['member']>>
/** Who wrote the forum's first post. */
let authorId: number
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1 })
  await seedBikes(app.db)
  await seedPeople(app.db)
  await seedPromoCodes(app.db)
  await seedForum(app.db)
  await seedHelp(app.db)
  await seedPages(app.db)
  await seedContent(app.db)
  admin = await app.member(9)
  const bike = await ownBike(app, admin)
  await app.db
    .updateTable('order_bikes')
    .set({ serial_number: SERIAL, delivered_on: '2026-05-01' })
    .where('id', '=', bike)
    .execute()
  const post = await app.db
    .selectFrom('forum_posts')
    .select('author_id')
    .where('id', '=', 1)
    .executeTakeFirst()
  authorId = post!.author_id
})
afterAll(() => app.close())

const open = ({ path, query }: Endpoint, page: number) => {
  const search = new URLSearchParams({ page: String(page) })
  if ('q' in shapeOf(query)) search.set('q', 'brake')
  if ('serial' in shapeOf(query)) search.set('serial', SERIAL)
  const url = path
    .replace(':id', path.startsWith('/api/forum/authors') ? String(authorId) : '1')
    .replace(':kind', 'announcement')
    .replace(':key', '1')
  return app.call(`${url}?${search}`, { as: admin.token })
}

test('there are lists', () => {
  expect(lists.length).toBeGreaterThan(10)
})

test.each(lists.map((list) => [list.path, list] as const))(
  '%s has a first page, and none after its last (E13)',
  async (_path, list) => {
    const first = await open(list, 1)
    expect(first.statusCode).toBe(200)
    const { total, per_page } = first.json().data
    const last = Math.max(1, Math.ceil(total / per_page))
    expect((await open(list, last)).statusCode).toBe(200)
    for (const page of [last + 1, 999_999]) {
      expect((await open(list, page)).json()).toMatchObject({
        status: 404,
        error: 'no_such_page',
        message: `There is no page ${page}.`,
      })
    }
  },
)
