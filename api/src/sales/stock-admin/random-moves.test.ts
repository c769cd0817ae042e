import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { QUICK_CHARGER, SWEPT_BAR, PRIME_ID, seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { buildKey } from '../../bikes/index.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { primeWith } from '../../testing/bikes.ts'
import { addOrder } from '../../testing/shopping.ts'
import { returnPieces, returnStock, takeStock, writeOffPieces } from '../orders/stock.ts'
import { openStockroom, type Stockroom } from './testing.ts'

const MOVES = 1000
const PEOPLE = 4
const PRODUCTS = [11, 12, 13, 14]
const PARTS = [QUICK_CHARGER, SWEPT_BAR]
const PERSON = { reason: 'sale', actor: 'shop' } as const

let room: Stockroom
let userId = 0
beforeAll(async () => {
  room = await openStockroom()
  await seedBikes(room.app.db)
  for (const id of PRODUCTS) await addProduct(room.app.db, { id, stock: 6 })
  for (const id of PARTS) await setPartStock(room.app, id, 6)
  userId = (await room.app.member()).id
})
afterAll(() => room.app.close())

/** A small pseudo-random generator, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(next() * end),
    some: <T>(all: readonly T[]) => all.filter(() => next() < 0.6),
  }
}
type Random = ReturnType<typeof randomOf>

const inTransaction = (work: Parameters<ReturnType<typeof room.app.db.transaction>['execute']>[0]) =>
  room.app.db.transaction().execute(work)

/** Places an order of some products and a bike with some parts, in any order; returns its id. */
async function sell(random: Random): Promise<number> {
  const orderId = await addOrder(room.app, userId)
  const lines = random.some(PRODUCTS.toSorted(() => random.below(3) - 1)).map((product_id) => ({
    product_id,
    title: 'Bell',
    count: 1 + random.below(3),
    build: null,
  }))
  const bike = {
    product_id: PRIME_ID,
    title: 'Prime',
    count: 1,
    build: primeWith({ part_ids: random.some(PARTS) }),
  }
  await inTransaction(async (trx) => {
    await takeStock(trx, [bike, ...lines], { ...PERSON, orderId })
    await trx
      .insertInto('order_lines')
      .values(
        [bike, ...lines].map(({ build, ...line }) => ({
          ...line,
          order_id: orderId,
          description: '',
          image: null,
          unit_cents: 100,
          build: build && JSON.stringify(build),
          build_key: build ? buildKey(build) : '',
        })),
      )
      .execute()
  })
  return orderId
}

const linesOf = async (orderId: number) =>
  (await room.app.db.selectFrom('order_lines').select('id').where('order_id', '=', orderId).execute()).map(
    ({ id }) => ({ line_id: id, count: 1 }),
  )

/** Compares the stock of each item with its movements. */
const sums = () =>
  sql<{ stock: number; sum: number; last: number; least: number }>`
  select item.stock, sum(movement.count)::int as sum, min(movement.stock_after) as least,
    (array_agg(movement.stock_after order by movement.id desc))[1] as last
  from (
    select id as product_id, null::int as part_id, stock from products where id = any(${PRODUCTS})
    union all select null, id, stock from parts where id = any(${PARTS})
  ) as item
  join stock_movements as movement
    on movement.product_id = item.product_id or movement.part_id = item.part_id
  group by item.product_id, item.part_id, item.stock`.execute(room.app.db)

async function person(seed: number) {
  const random = randomOf(seed)
  const orders: number[] = []
  const ends: string[] = []
  const any = () => {
    const [kind, ids] = random.below(3) > 0 ? (['product', PRODUCTS] as const) : (['part', PARTS] as const)
    return { kind, id: ids[random.below(ids.length)] ?? 0 }
  }
  const send = async (what: string, body: object) => {
    const { kind, id } = any()
    return (await room.send(`${id}/${what}`, body, { kind })).statusCode
  }
  const count = async () => {
    const { kind, id } = any()
    const { in_stock: seen } = await room.readItem(id, kind)
    return (await room.send(`${id}/count`, { counted: random.below(12), seen }, { kind })).statusCode
  }
  const order = () => orders.splice(random.below(orders.length), 1)[0] ?? 0
  const MAKE: Array<() => Promise<unknown>> = [
    async () => orders.push(await sell(random)),
    async () => orders.push(await sell(random)),
    async () => orders.length > 0 && inTransaction((trx) => returnStock(trx, order())),
    async () =>
      orders.length > 0 &&
      inTransaction(async (trx) => returnPieces(trx, await linesOf(order()), { reason: 'return' })),
    async () =>
      orders.length > 0 && inTransaction(async (trx) => writeOffPieces(trx, await linesOf(order()))),
    () => send('received', { count: 1 + random.below(4) }),
    () => send('written-off', { count: 1 + random.below(4), note: 'Broken' }),
    count,
  ]
  for (let move = 0; move < MOVES / PEOPLE; move++) {
    const made = MAKE[random.below(MAKE.length)]
    await made?.().then(
      (end) => ends.push(typeof end === 'number' && end >= 200 ? String(end) : 'done'),
      (error) => ends.push(error.errorCode ?? String(error)),
    )
  }
  return ends
}

test('after 1,000 moves by four people at once, stock is the sum of its movements and never was below 0', async () => {
  const ends = (await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index + 1)))).flat()
  expect(ends).toHaveLength(MOVES)
  // Nobody waited for another one for ever: what wasn't done was refused for a reason.
  expect(new Set(ends)).toEqual(new Set(['done', '200', '409', 'out_of_stock']))
  const { rows } = await sums()
  expect(rows).toHaveLength(PRODUCTS.length + PARTS.length)
  for (const { stock, sum, last, least } of rows) {
    expect([sum, last]).toEqual([stock, stock])
    expect(least).toBeGreaterThanOrEqual(0)
  }
}, 60_000)
