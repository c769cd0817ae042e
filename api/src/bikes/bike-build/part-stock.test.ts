import { beforeAll, afterAll, beforeEach, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { addBuildOrder, primeWith } from '../../testing/bikes.ts'
import { returnStock } from '../../sales/orders/stock.ts'
import { setPartStock } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { takeParts } from './part-stock.ts'

const SALE = { reason: 'sale', actor: 'shop' } as const
const BAR = 802
const BASKET = 2003
const CHARGER = 303

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  await setStock(BAR, 4)
  await setStock(BASKET, 4)
})

const setStock = (id: number, stock: number | null) => setPartStock(app, id, stock)
const stockOf = async (id: number) =>
  (await app.db.selectFrom('parts').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

const line = (part_ids: number[], count: number) => ({ build: primeWith({ part_ids }), count })

const take = (part_ids: number[], count = 1) =>
  app.db.transaction().execute((trx) => takeParts(trx, [{ build: primeWith({ part_ids }), count }], SALE))

test('20 who want the last 4 of a part at once: 4 get one, the others are told, and none is left', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => take([CHARGER, BAR])))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  expect(new Set(reasons)).toEqual(
    new Set(['There isn’t enough stock of Swept comfort bar left. Please update your cart.']),
  )
  expect(await stockOf(BAR)).toBe(0)
})

test('20 who take two parts in whatever order never wait for one another for ever', async () => {
  const inputs = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? [BAR, BASKET] : [BASKET, BAR]))
  const ends = await Promise.allSettled(inputs.map((part_ids) => take(part_ids)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect([await stockOf(BAR), await stockOf(BASKET)]).toEqual([0, 0])
})

test('all of it or nothing, over all lines together', async () => {
  const lines = [line([BASKET], 1), line([BAR], 3), { build: null, count: 9 }, line([BAR, BASKET], 2)]
  const taking = app.db.transaction().execute((trx) => takeParts(trx, lines, SALE))
  await expect(taking).rejects.toMatchObject({ statusCode: 409, errorCode: 'out_of_stock' })
  expect([await stockOf(BAR), await stockOf(BASKET)]).toEqual([4, 4])
})

test('what can’t run out is left alone', async () => {
  await take([CHARGER, 303], 99)
  expect(await stockOf(CHARGER)).toBeNull()
})

test('an order that nobody pays for gives its parts back', async () => {
  const { id } = await app.member()
  const builds = [primeWith({ part_ids: [BAR, CHARGER] }), primeWith({ part_ids: [BAR, BASKET] })]
  await app.db.transaction().execute((trx) =>
    takeParts(
      trx,
      builds.map((build) => ({ build, count: 1 })),
      SALE,
    ),
  )
  expect([await stockOf(BAR), await stockOf(BASKET)]).toEqual([2, 3])
  const orderId = await addBuildOrder(app, id, builds)
  await app.db.transaction().execute((trx) => returnStock(trx, orderId))
  expect([await stockOf(BAR), await stockOf(BASKET), await stockOf(CHARGER)]).toEqual([4, 4, null])
})
