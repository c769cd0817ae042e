import { afterAll, beforeAll, expect, test } from 'vitest'

import { bikeShopper, partStock, seedBikes, setPartStock, SWEPT_BAR } from '../../testing/bike-shopping.ts'
import { checkOut, orderBody } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const [LAST, SHOPPERS] = [2, 30]
const FENDERS = 2001
/** The order to Germany, in dollars: 4,490 + 79 + 129, and 19 % tax on that. */
const ORDER = orderBody(5590.62)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())

test(`of ${SHOPPERS} who order a bike with one of the last ${LAST} bars at once, each sent twice, ${LAST} get it`, async () => {
  await setPartStock(app, SWEPT_BAR, SHOPPERS)
  await setPartStock(app, FENDERS, SHOPPERS)
  const members = []
  // Some builds name the parts in reverse order and in other colours, to show that no deadlock occurs.
  for (let n = 0; n < SHOPPERS; n++) {
    const part_ids = n % 2 === 0 ? [FENDERS, SWEPT_BAR] : [SWEPT_BAR, FENDERS]
    members.push(await bikeShopper(app, { part_ids, color_id: 1 + (n % 3) }))
  }
  await setPartStock(app, SWEPT_BAR, LAST)
  const answers = await Promise.all(
    members.map((member) =>
      Promise.all([1, 2].map(() => checkOut(app, member, ORDER, `last-bar-of-${member.id}`))),
    ),
  )
  const happy = answers.filter(([first]) => first?.statusCode === 200)
  expect(happy).toHaveLength(LAST)
  for (const [first, second] of happy) expect(first?.body).toBe(second?.body)
  const refused = answers.flat().filter(({ statusCode }) => statusCode !== 200)
  const codes = new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().error}`))
  for (const code of codes) expect(['409 cart_changed', '409 out_of_stock']).toContain(code)
  expect(await partStock(app, SWEPT_BAR)).toBe(0)
  // A shopper without an order holds no stock.
  expect(await partStock(app, FENDERS)).toBe(SHOPPERS - LAST)
  expect(await app.db.selectFrom('order_lines').select('id').execute()).toHaveLength(LAST)
}, 60_000)
