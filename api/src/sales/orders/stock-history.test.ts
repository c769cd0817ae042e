import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  QUICK_CHARGER,
  bikeShopper,
  placeCart,
  seedBikes,
  setPartStock,
} from '../../testing/bike-shopping.ts'
import { stockOf } from '../../testing/shopping.ts'
import { openBackOffice, type BackOffice } from '../order-admin/testing.ts'
import { returnPieces, writeOffPieces } from './stock.ts'

const BELL = 1

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
  await seedBikes(office.app.db)
  await setPartStock(office.app, QUICK_CHARGER, 100)
})
afterAll(() => office.app.close())

const historyOf = (order_id: number) =>
  office.app.db
    .selectFrom('stock_movements')
    .select(['product_id', 'part_id', 'count', 'reason', 'actor', 'note'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()

test('a sale is its member’s, and who cancels the order releases it', async () => {
  const { id, member } = await office.paid()
  await office.change(id, 'cancel', { reason: 'Sold out.' })
  const history = await historyOf(id)
  expect(history.length % 2).toBe(0)
  const sold = history.slice(0, history.length / 2)
  expect(sold).not.toEqual([])
  for (const one of sold) {
    expect(one).toMatchObject({ reason: 'sale', actor: `member:${member.id}` })
    const actor = `admin:${office.admin.id}`
    expect(history).toContainEqual({ ...one, count: -one.count, reason: 'release', actor })
  }
})

test('parts of a build are sold with its order', async () => {
  const member = await bikeShopper(office.app, { part_ids: [QUICK_CHARGER] })
  const { id } = await placeCart(office.app, member)
  expect(await historyOf(id)).toEqual([
    {
      product_id: null,
      part_id: QUICK_CHARGER,
      count: -1,
      reason: 'sale',
      actor: `member:${member.id}`,
      note: null,
    },
  ])
})

test('of two pieces that come back, one is sold again and one is written off', async () => {
  const { id } = await office.paid()
  const { lines } = await office.read(id)
  const line_id = lines[0]?.id ?? 0
  const before = (await stockOf(office.app, BELL)) ?? 0
  const facts = { actor: 'admin:3', orderId: id, note: 'Return 7' }
  await office.app.db.transaction().execute(async (trx) => {
    await returnPieces(trx, [{ line_id, count: 1 }], { ...facts, reason: 'return' })
    await writeOffPieces(trx, [{ line_id, count: 1 }], facts)
  })
  expect(await stockOf(office.app, BELL)).toBe(before + 1)
  expect((await historyOf(id)).slice(-3)).toMatchObject([
    { product_id: BELL, count: 1, reason: 'return', note: 'Return 7' },
    { product_id: BELL, count: 1, reason: 'return', note: 'Return 7' },
    { product_id: BELL, count: -1, reason: 'written_off', note: 'Return 7' },
  ])
})
