import type { CustomerListData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
/** The members' ids by a letter. */
const ids: Record<string, number> = {}
let order = 0
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
  await join(
    'a',
    { name: 'Anna', last_name: 'Müller', email: 'anna@example.com', user_name: 'hill-fox' },
    '2026-01-31',
  )
  await join(
    'b',
    { name: 'Zoë', last_name: 'Berg', email: 'zoe_b@example.com', user_name: 'zoe-rides' },
    '2026-02-01',
  )
  await join(
    'c',
    { name: 'Carl', last_name: 'Dorn', email: 'carl@example.com', user_name: 'carl-d' },
    '2026-02-28',
  )
  await join(
    'd',
    { name: 'Deleted', last_name: 'member', email: 'd@deleted.invalid', user_name: 'Deleted member 9' },
    '2026-02-02',
  )
  const paid = { status: 'paid', paid_at: new Date('2026-03-01T00:00:00Z') } as const
  order = await addOrder(app, ids['a']!, {
    ...paid,
    lines_cents: 9000,
    total_cents: 9000,
    refunded_cents: 1000,
  })
  await addOrder(app, ids['b']!, { ...paid, lines_cents: 2000, total_cents: 2000 })
  await addOrder(app, ids['b']!, { ...paid, lines_cents: 3000, total_cents: 3000 })
  await addOrder(app, ids['c']!, { lines_cents: 99_900, total_cents: 99_900 })
  await app.sessions.start(ids['c']!, false)
  await app.db
    .updateTable('users')
    .set({ blocked_at: new Date(), blocked_reason: 'Spam.' })
    .where('id', '=', ids['b']!)
    .execute()
  const days = { asked_at: new Date('2026-03-02T00:00:00Z'), due_at: new Date('2026-03-16T00:00:00Z') }
  await app.db
    .insertInto('account_deletions')
    .values({ user_id: ids['c']!, ...days })
    .execute()
})
afterAll(() => app.close())

async function join(
  letter: string,
  person: { name: string; last_name: string; email: string; user_name: string },
  day: string,
) {
  const { id } = await app.db
    .insertInto('users')
    .values({ ...person, password_hash: null, avatar: null, created_at: new Date(`${day}T12:00:00Z`) })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids[letter] = id
}

const list = async (query: string) =>
  (await app.call(`/api/backoffice/customers?${query}`, { as: admin.token })).json<{
    data: CustomerListData
  }>().data
const lettersOf = ({ items }: CustomerListData) =>
  items.map(({ id }) => Object.keys(ids).find((letter) => ids[letter] === id) ?? '').join('')

test('a row has what the list shows', async () => {
  const { items } = await list('search=anna')
  expect(items).toEqual([
    {
      id: ids['a'],
      name: 'Anna Müller',
      email: 'anna@example.com',
      user_name: 'hill-fox',
      role: 'customer',
      joined_at: '2026-01-31T12:00:00.000Z',
      last_seen_at: null,
      order_count: 1,
      spent: 80,
      is_blocked: false,
      is_merged: false,
      deletion_due_at: null,
    },
  ])
  const [carl] = (await list('search=carl')).items
  expect(carl).toMatchObject({
    order_count: 0,
    spent: 0,
    last_seen_at: expect.any(String),
    deletion_due_at: '2026-03-16T00:00:00.000Z',
  })
})

test.each([
  ['role=customer', 'cba'],
  ['role=customer&sort=oldest', 'abc'],
  ['role=customer&sort=seen_last', 'cba'],
  ['role=customer&sort=seen_first', 'abc'],
  ['role=customer&sort=most_orders', 'bac'],
  ['role=customer&sort=fewest_orders', 'cab'],
  ['role=customer&sort=most_spent', 'abc'],
  ['role=customer&sort=least_spent', 'cba'],
  ['role=agent', ''],
  ['state=blocked', 'b'],
  ['state=deletion_asked', 'c'],
  ['role=customer&joined_from=2026-02-01', 'cb'],
  ['joined_to=2026-02-01', 'ba'],
  ['search=MULL', 'a'],
  ['search=zoe%20b', 'b'],
  ['search=zoe_', 'b'],
  ['search=hill-F', 'a'],
  ['search=carl@', 'c'],
  ['search=deleted', ''],
  ['search=%25', ''],
  ['search=z&state=deletion_asked', ''],
])('%s lists %s', async (query, letters) => {
  const data = await list(query)
  expect(lettersOf(data)).toBe(letters)
  expect(data.total).toBe(letters.length)
})

test('a member is found by a whole order number or id', async () => {
  const number = String(100_000 + order)
  for (const search of [number, `NK-${number}`, `nk-${number}`, String(ids['a'])]) {
    expect(lettersOf(await list(`search=${search}`))).toBe('a')
  }
})

test('those that match are exported as CSV, in the same order', async () => {
  const path = '/api/backoffice/customers/export?role=customer&sort=most_spent'
  const { body, headers } = await app.call(path, { as: admin.token })
  expect(headers['content-disposition']).toContain('customers.csv')
  const [head, ...lines] = body.trim().split('\r\n')
  expect(head).toContain('id,name,email,user_name,role')
  expect(lines.map((line) => line.split(',')[1])).toEqual(['Anna Müller', 'Zoë Berg', 'Carl Dorn'])
})

test.each(['sort=name', 'role=owner', 'state=gone', 'joined_from=2026-02-30', 'page=0', 'per_page=51'])(
  '%s is refused',
  async (query) => {
    const answer = await app.call(`/api/backoffice/customers?${query}`, { as: admin.token })
    expect(answer.statusCode).toBe(422)
  },
)

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [9, 200],
])('with is_admin %s the list and its export answer %i', async (flag, status) => {
  const as = flag === null ? undefined : (await app.member(flag)).token
  for (const path of ['', '/export']) {
    expect((await app.call(`/api/backoffice/customers${path}`, { as })).statusCode).toBe(status)
  }
})
