import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import type { Db } from '../../platform/index.ts'
import { stockOf } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { takeProducts, writeOffProducts } from '../products/stock.ts'
import { moveStock } from './move-stock.ts'

let app: TestApp
let product = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const RECEIVED = { reason: 'received', actor: 'admin:3', note: 'Delivery 17' } as const

/** A product of its own, with 10 in stock unless said otherwise. */
const newProduct = (stock: number | null = 10) => addProduct(app.db, { id: ++product, stock })

const historyOf = (id: number) =>
  app.db
    .selectFrom('stock_movements')
    .select(['count', 'stock_after', 'reason', 'actor', 'note'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute()

const change = (statement: string) => sql.raw(statement).execute(app.db)

test('a movement changes the stock, and says how much is there with it', async () => {
  const id = await newProduct()
  const moved = await moveStock(app.db, [{ kind: 'product', id, count: 5 }], RECEIVED)
  expect(moved).toMatchObject([{ item: { kind: 'product', id }, stock: 15 }])
  expect(await stockOf(app, id)).toBe(15)
  expect(await historyOf(id)).toEqual([
    { count: 10, stock_after: 10, reason: 'opening', actor: 'shop', note: null },
    { count: 5, stock_after: 15, reason: 'received', actor: 'admin:3', note: 'Delivery 17' },
  ])
})

test('what isn’t there, can’t run out or would fall below 0 isn’t moved', async () => {
  const [few, unlimited] = [await newProduct(1), await newProduct(null)]
  const pieces = [few, unlimited, 999].map((id) => ({ kind: 'product', id, count: -2 }) as const)
  expect(await moveStock(app.db, pieces, { reason: 'written_off', actor: 'shop' })).toEqual([])
  expect([await stockOf(app, few), await stockOf(app, unlimited)]).toEqual([1, null])
  expect([await historyOf(few), await historyOf(unlimited), await historyOf(999)]).toMatchObject([
    [{ reason: 'opening' }],
    [],
    [],
  ])
})

test('stock that is set without a movement is refused', async () => {
  const id = await newProduct()
  for (const value of ['11', 'stock - 1'])
    await expect(change(`update products set stock = ${value} where id = ${id}`)).rejects.toThrow(
      'stock changes by adding to stock_movements only',
    )
  await change(`update products set stock = stock, title = 'Gong' where id = ${id}`)
  expect(await stockOf(app, id)).toBe(10)
})

test('where stock begins or ends to be counted, the history says it', async () => {
  const id = await newProduct(null)
  await change(`update products set stock = 4 where id = ${id}`)
  await change(`update products set stock = null where id = ${id}`)
  expect(await historyOf(id)).toMatchObject([
    { count: 4, stock_after: 4, reason: 'opening' },
    { count: -4, stock_after: null, reason: 'uncounted' },
  ])
})

test.each([
  'update stock_movements set count = 1',
  'update stock_movements set count = 1 where false',
  'delete from stock_movements',
  'truncate stock_movements',
])('the database refuses: %s', async (statement) => {
  await expect(change(statement)).rejects.toThrow('stock movements can only be added to')
})

test('a line of two products takes both or none, and two lines of one product count together', async () => {
  const [bell, horn] = [await newProduct(5), await newProduct(2)]
  const lines = [
    { product_id: horn, title: 'Horn', count: 2 },
    { product_id: bell, title: 'Bell', count: 2 },
    { product_id: horn, title: 'Horn', count: 1 },
  ]
  const sale = { reason: 'sale', actor: 'member:1' } as const
  const taking = app.db.transaction().execute((trx) => takeProducts(trx, lines, sale))
  await expect(taking).rejects.toThrow('There isn’t enough stock of Horn left.')
  expect([await stockOf(app, bell), await stockOf(app, horn)]).toEqual([5, 2])
  await takeProducts(app.db, lines.slice(0, 2), sale)
  expect([await stockOf(app, bell), await stockOf(app, horn)]).toEqual([3, 0])
})

test('a returned piece that is written off is in the history and not in the stock', async () => {
  const id = await newProduct(3)
  const facts = { reason: 'return', actor: 'admin:3', note: 'Cracked' } as const
  await writeOffProducts(app.db, [{ product_id: id, count: 2 }], facts)
  expect(await stockOf(app, id)).toBe(3)
  expect((await historyOf(id)).slice(1)).toMatchObject([
    { count: 2, stock_after: 5, reason: 'return', note: 'Cracked' },
    { count: -2, stock_after: 3, reason: 'written_off', note: 'Cracked' },
  ])
})

const hasWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.db)
  return rows.length > 0
}

test('movements of several people are in the order in which they changed the stock', async () => {
  const id = await newProduct()
  const move = (db: Db, count: number) => moveStock(db, [{ kind: 'product', id, count }], RECEIVED)
  const waiting = await app.db.transaction().execute(async (trx) => {
    await move(trx, 1)
    const other = move(app.db, 100)
    await expect.poll(hasWaiting).toBe(true)
    await move(trx, 2)
    return { other }
  })
  await waiting.other
  expect((await historyOf(id)).map(({ stock_after }) => stock_after)).toEqual([10, 11, 13, 113])
})
