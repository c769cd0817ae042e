import type { OrderListData } from '@nireeka/contracts/api'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Tables } from '../../platform/database/tables.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
/** The orders' ids by a letter. */
const ids: Record<string, number> = {}
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
  await addProduct(app.db, { id: 1 })
  const [anna, zoe] = await Promise.all([
    buyer('Anna', 'Müller', 'anna@example.com'),
    buyer('Zoë', 'van der Berg', 'zoe_b@example.com'),
  ])
  await place('a', anna, { placed_at: new Date('2026-01-31T23:59:59Z'), ...total(5000), status: 'paid' })
  await place('b', zoe, { placed_at: new Date('2026-02-01T00:00:00Z'), ...total(5000), status: 'shipped' })
  await place('c', zoe, { placed_at: new Date('2026-02-28T23:59:59Z'), ...total(100), status: 'paid' })
  const held = {
    held_reason: 'other amount',
    status: 'pending_payment',
    email: 'Gift@Office.example',
  } as const
  await place('d', anna, { placed_at: new Date('2026-03-01T00:00:00Z'), ...total(9900), ...held })
})
afterAll(() => app.close())

const total = (cents: number) => ({ lines_cents: cents, total_cents: cents })

async function buyer(name: string, last_name: string, email: string) {
  const { id } = await app.member()
  await app.db.updateTable('users').set({ name, last_name, email }).where('id', '=', id).execute()
  return id
}

async function place(letter: string, userId: number, change: Partial<Insertable<Tables['orders']>>) {
  const id = await addOrder(app, userId, change)
  const line = { order_id: id, product_id: 1, title: 'Bell', description: '', image: null }
  await app.db
    .insertInto('order_lines')
    .values({ ...line, unit_cents: 100, count: 2 })
    .execute()
  ids[letter] = id
}

const list = (query = '') => app.call(`/api/backoffice/orders${query}`, { as: admin.token })
const counts = async (query = '') =>
  (await app.call(`/api/backoffice/orders/counts${query}`, { as: admin.token })).json().data
const lettersOf = ({ items }: OrderListData) =>
  items.map(({ id }) => Object.keys(ids).find((letter) => ids[letter] === id)).join('')

test('a row has what the list shows', async () => {
  const { items } = (await list('?search=anna')).json<{ data: OrderListData }>().data
  expect(items[1]).toEqual({
    id: ids.a,
    number: `NK-${100_000 + (ids.a ?? 0)}`,
    status: 'paid',
    placed_at: '2026-01-31T23:59:59.000Z',
    total: 50,
    refunded: 0,
    item_count: 2,
    lines: [{ title: 'Bell', count: 2, is_bike: false }],
    customer: { id: expect.any(Number), name: 'Anna Müller', email: 'anna@example.com' },
    city: expect.any(String),
    country: 'Germany',
    payment: 'unpaid',
    promised_on: null,
    is_late: false,
    version: 1,
  })
  expect(items[0]?.customer.email).toBe('Gift@Office.example')
})

test.each([
  ['', 'dcba'],
  ['?sort=oldest', 'abcd'],
  ['?sort=highest', 'dbac'],
  ['?sort=lowest', 'cabd'],
  ['?status=paid', 'ca'],
  ['?status=held', 'd'],
  ['?status=pending_payment', ''],
  ['?placed_from=2026-02-01', 'dcb'],
  ['?placed_to=2026-02-28', 'cba'],
  ['?placed_from=2026-02-01&placed_to=2026-02-28&sort=highest', 'bc'],
  ['?search=müller', 'da'],
  ['?search=MULL', 'da'],
  ['?search=Anna%20%20M', 'da'],
  ['?search=van%20der', 'cb'],
  ['?search=zoe', 'cb'],
  ['?search=zoe_', 'cb'],
  ['?search=zoe%25', ''],
  ['?search=z_e', ''],
  ['?search=gift@office', 'd'],
  ['?search=muller&status=paid', 'a'],
  ['?search=%20', 'dcba'],
  ['?payment=held', 'd'],
  ['?payment=unpaid&status=paid', 'ca'],
  ['?payment=refunded', ''],
  ['?view=to_confirm', 'ca'],
  ['?view=to_confirm&search=anna', 'a'],
  ['?view=to_build', ''],
  ['?view=to_ship', ''],
  ['?view=late', ''],
  ['?view=held', 'd'],
])('%s lists %s', async (query, letters) => {
  const { data } = (await list(query)).json<{ data: OrderListData }>()
  expect(lettersOf(data)).toBe(letters)
  expect(data.total).toBe(letters.length)
})

test('an order is found by its number, with or without NK-, and by how it begins', async () => {
  const number = String(100_000 + (ids.c ?? 0))
  for (const search of [number, `NK-${number}`, `nk-${number}`]) {
    expect(lettersOf((await list(`?search=${search}`)).json().data)).toBe('c')
  }
  expect((await list('?search=1000')).json().data.total).toBe(4)
})

test('the counts are those of the filters, by what is to do next', async () => {
  expect(await counts()).toEqual({
    total: 4,
    counts: [
      { view: 'to_confirm', count: 2 },
      { view: 'to_build', count: 0 },
      { view: 'to_ship', count: 0 },
      { view: 'late', count: 0 },
      { view: 'held', count: 1 },
    ],
  })
  const found = await counts('?search=zoe')
  expect(found.total).toBe(2)
  expect(found.counts[0]).toEqual({ view: 'to_confirm', count: 1 })
  expect(await counts('?status=paid')).toMatchObject({ total: 2 })
})

test.each(['?status=all', '?sort=name', '?placed_from=2026-02-30', '?page=0', '?limit=1', '?search=%00'])(
  '%s is refused',
  async (query) => {
    expect((await list(query)).statusCode).toBe(422)
  },
)

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [8, 403],
  [9, 200],
])('with is_admin %s the orders answer %i', async (flag, status) => {
  const as = flag === null ? undefined : (await app.member(flag)).token
  for (const path of ['', '/counts', '/export']) {
    expect((await app.call(`/api/backoffice/orders${path}`, { as })).statusCode).toBe(status)
  }
})

test.each([
  ['', 200, 50],
  ['per_page=200', 200, 200],
  ['per_page=500', 200, 500],
  ['per_page=51', 422, ['This must be one of: 50, 200, 500.']],
])('the size of a page with ?%s is answered with %i', async (query, status, per_page) => {
  const answer = await app.call(`/api/backoffice/orders?${query}`, { as: admin.token })
  expect([answer.statusCode, answer.json().data.per_page]).toEqual([status, per_page])
})
