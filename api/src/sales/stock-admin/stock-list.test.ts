import type { StockRowData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  QUICK_CHARGER,
  bikeShopper,
  placeCart,
  seedBikes,
  setPartStock,
} from '../../testing/bike-shopping.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { openStockroom, type Stockroom } from './testing.ts'

let room: Stockroom
beforeAll(async () => {
  room = await openStockroom()
  const { db } = room.app
  await seedBikes(db)
  for (const id of (await db.selectFrom('parts').select('id').execute()).map((part) => part.id))
    await setPartStock(room.app, id, id === QUICK_CHARGER ? 4 : null)
  await addProduct(db, { id: 10, title: 'City helmet', stock: 42 })
  await addProduct(db, { id: 11, title: 'City helmet, M', stock: 5, parent_id: 10, options: { Size: 'M' } })
  await addProduct(db, {
    id: 12,
    title: 'City helmet, L',
    stock: 0,
    parent_id: 10,
    options: { Size: 'L' },
    restock_on: new Date('2030-02-01'),
  })
  await addProduct(db, { id: 13, kind: 'spare', number: 'NK-A-BRK-001', title: 'Brake pads, café', stock: 6 })
  await addProduct(db, { id: 14, title: '=1+1', stock: 2000 })
  await addProduct(db, { id: 15, title: 'Gift card', stock: null })
  await room.placed()
  const member = await bikeShopper(room.app, { part_ids: [QUICK_CHARGER] })
  await placeCart(room.app, member)
})
afterAll(() => room.app.close())

const read = async (query: string) => {
  const { data } = (await room.list(query)).json<{ data: { items: StockRowData[]; total: number } }>()
  expect(data.total).toBe(data.items.length)
  return data.items
}
const count = async (query: string) =>
  (await room.app.call(`/api/backoffice/stock/counts${query}`, { as: room.admin.token })).json().data
const names = async (query: string) => (await read(query)).map(({ title }) => title)
const CHARGER = '6 A quick charger'

test('everything with counted stock is listed, the least first; a product with variants is not, they are', async () => {
  expect(await names('')).toEqual([
    'City helmet, L',
    CHARGER,
    'City helmet, M',
    'Brake pads, café',
    'Bell',
    'Helmet',
    '=1+1',
  ])
})

test('what unpaid orders hold is in stock and not available, of products and of parts', async () => {
  const rows = await read('')
  expect(rows.find(({ id }) => id === QUICK_CHARGER)).toEqual({
    kind: 'part',
    id: QUICK_CHARGER,
    type: 'part',
    number: null,
    title: CHARGER,
    in_stock: 4,
    held: 1,
    available: 3,
    restock_on: null,
  })
  expect(rows.find(({ id }) => id === 1)).toMatchObject({ in_stock: 1000, held: 2, available: 998 })
})

test.each([
  ['?type=part', [CHARGER]],
  ['?type=spare', ['Brake pads, café']],
  ['?level=low', ['City helmet, L', CHARGER, 'City helmet, M']],
  ['?level=out', ['City helmet, L']],
  ['?search=helmet%20cit', ['City helmet, L', 'City helmet, M']],
  ['?search=cafe', ['Brake pads, café']],
  ['?search=nk-a-brk', ['Brake pads, café']],
  ['?search=quick', [CHARGER]],
  ['?search=%27%25', []],
  ['?type=accessory&level=low&sort=-name', ['City helmet, M', 'City helmet, L']],
  ['?level=low&sort=name', [CHARGER, 'City helmet, L', 'City helmet, M']],
  ['?level=low&sort=-available', ['City helmet, M', CHARGER, 'City helmet, L']],
  ['?type=accessory&level=low&sort=-back', ['City helmet, L', 'City helmet, M']],
  ['?type=accessory&level=low&sort=back', ['City helmet, L', 'City helmet, M']],
])('%s finds %j', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

test('the counts say how much is low and out, of what is searched for', async () => {
  expect(await count('')).toEqual({ total: 7, low: 3, out: 1 })
  expect(await count('?search=helmet&type=accessory')).toEqual({ total: 3, low: 2, out: 1 })
})

test('the overview shows as low what the list calls low', async () => {
  const { data } = (await room.app.call('/api/backoffice/overview', { as: room.admin.token })).json()
  const low = (await read('?level=low')).filter(({ kind }) => kind === 'product')
  expect(data.low_stock.map(({ title }: { title: string }) => title)).toEqual(low.map(({ title }) => title))
})

test('the export has the rows of the list, and no text that a spreadsheet would compute', async () => {
  const answer = await room.app.call('/api/backoffice/stock/export?type=accessory&sort=-available', {
    as: room.admin.token,
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.slice(1).split('\r\n').slice(0, 3)).toEqual([
    'id,kind,number,title,stock,held,in_stock,back_on',
    "14,accessory,,'=1+1,2000,0,2000,",
    '2,accessory,,Helmet,999,1,1000,',
  ])
})

test('a product with variants stands with the stock of each, and with the sums', async () => {
  const helmet = await room.readItem(10)
  expect(helmet).toMatchObject({ in_stock: 5, held: 0, available: 5 })
  expect(helmet.variants.map(({ title, available }) => [title, available])).toEqual([
    ['City helmet, M', 5],
    ['City helmet, L', 0],
  ])
  expect((await room.readItem(11)).variants).toEqual([])
})

test.each([
  ['received', { count: 3 }],
  ['restock-date', { restock_on: '2030-01-01', seen: null }],
])('%s is refused for a product whose variants have the stock', async (path, body) => {
  const answer = await room.send(`10/${path}`, body)
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'has_variants'])
})
