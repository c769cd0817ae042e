import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
  await addProduct(app.db, { id: 1 })
})
afterAll(() => app.close())

const HEADINGS = 'number,status,payment,placed_at,customer,email,city,country,items,total,refunded,contents'

const exported = async (query = '') => app.call(`/api/backoffice/orders/export${query}`, { as: admin.token })

/** Adds an order of a buyer with this name; returns its number. */
async function placed(name: string, title = 'Bell') {
  const { id: userId } = await app.member()
  await app.db.updateTable('users').set({ name, last_name: 'x' }).where('id', '=', userId).execute()
  const placed_at = new Date('2026-02-01T10:00:00Z')
  const id = await addOrder(app, userId, {
    lines_cents: 123_450,
    total_cents: 123_450,
    status: 'paid',
    placed_at,
  })
  const line = { order_id: id, product_id: 1, title, description: '', image: null, unit_cents: 100, count: 2 }
  await app.db.insertInto('order_lines').values(line).execute()
  return `NK-${100_000 + id}`
}

test('the list is a file with a heading, one line per order and money with two decimals', async () => {
  const number = await placed('Anna')
  const answer = await exported()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'private, no-store',
  })
  const [heading, row, end] = answer.body.split('\r\n')
  expect(heading).toBe(`\uFEFF${HEADINGS}`)
  expect(row).toMatch(
    new RegExp(
      `^${number},paid,unpaid,2026-02-01T10:00:00\\.000Z,Anna x,rider-\\w+@example\\.com,Berlin,Germany,2,1234\\.50,0\\.00,2 × Bell$`,
    ),
  )
  expect(end).toBe('')
})

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"") x"`],
  ['+1+1', "'+1+1 x"],
  ['-1+1', "'-1+1 x"],
  ['@SUM(A1)', "'@SUM(A1) x"],
  ['\t=1', "'\t=1 x"],
  ['\r=1', `"'\r=1 x"`],
  ['a,"b"', '"a,""b"" x"'],
  ['a\nb', '"a\nb x"'],
  ['Anne-Marie', 'Anne-Marie x'],
])('the name %j is the cell %j, which computes nothing', async (name, cell) => {
  const number = await placed(name)
  const { body } = await exported(`?search=${number}`)
  expect(body).toContain(`.000Z,${cell},rider-`)
})

test('the filters and the order are those of the list', async () => {
  const numbers = [await placed('Filtered'), await placed('Filtered')]
  const { body } = await exported('?search=filtered&sort=oldest&status=paid')
  const rows = body.trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0])).toEqual(numbers)
  expect((await exported('?search=filtered&status=shipped')).body).toBe(`\uFEFF${HEADINGS}\r\n`)
  expect((await exported('?page=2')).statusCode).toBe(422)
})

test('more orders than are read at once are all there, each once', async () => {
  const { id: userId } = await app.member()
  const { db } = app
  const first = await addOrder(app, userId)
  const {
    id: _id,
    number: _number,
    shown_status: _shown,
    payment_status: _payment,
    ...row
  } = await db.selectFrom('orders').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
  const address = JSON.stringify(row.address)
  const copies = Array.from({ length: 2100 }, () => ({ ...row, address, billing_address: null }))
  await db.insertInto('orders').values(copies).execute()
  const { body } = await exported('?status=pending_payment')
  const numbers = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect(numbers).toHaveLength(2101)
  expect(new Set(numbers).size).toBe(2101)
})
