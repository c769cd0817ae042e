import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  addPromo,
  checkOut,
  giveCredit,
  orderBody,
  payInSandbox,
  shopper,
  stockOf,
} from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const HELMET = 1
const PIECES = 20
const SHOPPERS = 200
/** How often the promo code can be used: fewer times than there are pieces, so that both run out. */
const USES = 5

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: HELMET, stock: PIECES })
  await addPromo(app, { code: 'LAST', amount_cents: 200, max_uses: USES })
}, 60_000)
afterAll(() => app.close())

type Member = Awaited<ReturnType<typeof shopper>>

/** Each shopper's order: a helmet for 12 + 8 shipping, and 19 % tax on that, less 5 dollars of store credit. */
const ORDER = orderBody(18.8, { use_credits: true })
/** The order with the promo code: 2 dollars less, and less tax. */
const ORDER_WITH_CODE = orderBody(16.42, { use_credits: true, promo_code: 'LAST' })

async function openShopper(withCode: boolean) {
  const member = await shopper(app, { product_id: HELMET, count: 1 })
  await giveCredit(app, member.id, 500)
  if (withCode) await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'LAST' } })
  return { member, input: withCode ? ORDER_WITH_CODE : ORDER, key: randomUUID() }
}

async function inTurns<In, Out>(many: readonly In[], atOnce: number, work: (one: In) => Promise<Out>) {
  const done: Out[] = []
  for (let at = 0; at < many.length; at += atOnce)
    done.push(...(await Promise.all(many.slice(at, at + atOnce).map(work))))
  return done
}

const rows = async (query: ReturnType<typeof sql<Record<string, number>>>) =>
  (await query.execute(app.db)).rows

describe(`${SHOPPERS} shoppers want the last ${PIECES} helmets at once, each sent three times with its key`, () => {
  let buyers: Array<{ member: Member; answers: Array<Awaited<ReturnType<typeof checkOut>>> }> = []
  beforeAll(async () => {
    const numbers = Array.from({ length: SHOPPERS }, (_, n) => n)
    const shoppers = await inTurns(numbers, 10, (n) => openShopper(n % 2 === 0))
    buyers = await Promise.all(
      shoppers.map(async ({ member, input, key }) => ({
        member,
        answers: await Promise.all([1, 2, 3].map(() => checkOut(app, member, input, key))),
      })),
    )
  }, 120_000)
  const happy = () => buyers.filter(({ answers }) => answers.some(({ statusCode }) => statusCode === 200))

  test('exactly as many orders as pieces, and the stock ends at 0', async () => {
    expect(happy()).toHaveLength(PIECES)
    expect(await stockOf(app, HELMET)).toBe(0)
    expect(await app.db.selectFrom('orders').select('id').execute()).toHaveLength(PIECES)
    expect(await app.db.selectFrom('order_lines').select('id').execute()).toHaveLength(PIECES)
  })

  test('each gets one answer three times, and the others a sentence', () => {
    for (const { answers } of happy()) {
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    }
    const refused = buyers.flatMap(({ answers }) => answers).filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength((SHOPPERS - PIECES) * 3)
    const codes = new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().error}`))
    for (const code of codes)
      expect(['409 cart_changed', '409 out_of_stock', '409 promo_changed', '409 promo_used_up']).toContain(
        code,
      )
  })

  test('one payment for each order, of what is left when its credit has paid', async () => {
    const wrong = await rows(sql`
      select o.id from orders o left join payments p on p.order_id = o.id
      group by o.id having count(p.id) <> 1 or max(p.amount_cents) <> o.total_cents - o.credits_cents`)
    expect(wrong).toEqual([])
    const visits = await app.db.selectFrom('sandbox_payments').select('ref').execute()
    expect(visits).toHaveLength(PIECES)
  })

  test('credit is held once for each order, and nowhere else', async () => {
    const wrong = await rows(sql`
      select o.id from orders o left join credit_entries c on c.order_id = o.id and c.kind = 'hold'
      group by o.id having coalesce(sum(c.amount_cents), 0) <> -o.credits_cents or count(c.id) <> 1`)
    expect(wrong).toEqual([])
    const held = await app.db.selectFrom('credit_entries').select('id').where('kind', '=', 'hold').execute()
    expect(held).toHaveLength(PIECES)
  })

  test('the code is used as often as orders say, and never too often', async () => {
    const [counts] = await rows(sql`
      select (select uses from promo_codes where code = 'LAST') as uses,
        (select count(*) from promo_redemptions) as redeemed,
        (select count(*) from orders where promo_code = 'LAST') as ordered`)
    expect(counts?.redeemed).toBe(counts?.uses)
    expect(counts?.ordered).toBe(counts?.uses)
    expect(counts?.uses).toBeLessThanOrEqual(USES)
  })

  test('paid three times each, nobody is charged twice', async () => {
    const visits = happy().map(({ answers }) => answers[0]?.json().data.redirect as string)
    await Promise.all(visits.flatMap((redirect) => [1, 2, 3].map(() => payInSandbox(app, redirect))))
    const [counts] = await rows(sql`
      select (select count(*) from orders where status = 'paid') as paid,
        (select count(*) from order_moves where to_status = 'paid') as moves,
        (select count(*) from credit_entries where kind = 'capture') as captures,
        (select sum(amount_cents) from payments where state = 'captured') as money,
        (select sum(total_cents - credits_cents) from orders) as owed`)
    expect(counts).toMatchObject({ paid: PIECES, moves: PIECES, captures: PIECES })
    expect(counts?.money).toBe(counts?.owed)
  })
})

test('C07: of 50 who want a code for one use at once, one gets it, and the others are told', async () => {
  const BELL = 2
  await addProduct(app.db, { id: BELL, stock: 50 })
  await addPromo(app, { code: 'JUSTONE', amount_cents: 200, max_uses: 1 })
  const members = await inTurns(Array.from({ length: 50 }), 10, async () => {
    const member = await shopper(app, { product_id: BELL, count: 1 })
    await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'JUSTONE' } })
    return member
  })
  const input = orderBody(21.42, { promo_code: 'JUSTONE' })
  const answers = await Promise.all(members.map((member) => checkOut(app, member, input)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json())
  expect(refused).toHaveLength(49)
  expect(refused.every(({ status, error }) => status === 409 && error.startsWith('promo_'))).toBe(true)
  // A shopper without an order holds no stock.
  expect(await stockOf(app, BELL)).toBe(49)
})
