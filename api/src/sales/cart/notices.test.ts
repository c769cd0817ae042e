import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { checkOut, orderBody } from '../../testing/shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { setStock } from '../../testing/set-stock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
let bell = 0
let mirror = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
  ;[bell, mirror] = [bell + 2, bell + 3]
  await addProduct(app.db, { id: bell, title: 'Bell', price_cents: 1100 })
  await addProduct(app.db, { id: mirror, title: 'Mirror', price_cents: 2900 })
  await add([
    { product_id: bell, count: 3 },
    { product_id: mirror, count: 1 },
  ])
})

const add = (items: unknown) => app.call('/api/cart', { method: 'POST', as: member.token, body: { items } })
const read = async () => (await app.call('/api/cart', { as: member.token })).json().data
const accept = async () => (await app.call('/api/cart/accept', { method: 'POST', as: member.token })).json()
async function change(
  id: number,
  { stock, ...to }: { price_cents?: number; stock?: number; hidden?: boolean },
) {
  if (stock !== undefined) await setStock(app.db, { kind: 'product', id }, stock)
  if (Object.keys(to).length > 0) await app.db.updateTable('products').set(to).where('id', '=', id).execute()
}

const PRICE = [{ price_cents: 1295 }, 'price_changed', 'The price is now $12.95; it was $11.'] as const
const FEW = [{ stock: 2 }, 'too_few', 'Only 2 left. Please reduce the quantity.'] as const
const SOLD_OUT = [{ stock: 0 }, 'sold_out', 'Sold out.'] as const
const GONE = [{ hidden: true }, 'gone', 'No longer sold.'] as const

describe('what has changed since a line was added is told', () => {
  test.each([
    [...PRICE, { available: 5, price: 12.95 }, 67.85],
    [...FEW, { available: 2, count: 3 }, 62],
    [...SOLD_OUT, { available: 0, count: 3 }, 29],
    [...GONE, { available: 0, count: 3 }, 29],
  ])('%j: %s', async (...[to, problem, notice, line, subtotal]) => {
    await change(bell, to)
    expect(await read()).toMatchObject({
      carts: [
        { problem, notice, ...line },
        { problem: null, notice: null },
      ],
      subtotal,
    })
  })

  test('looking at it takes nothing for seen, and writes nothing', async () => {
    await change(bell, { price_cents: 1295 })
    const before = await snapshotOf(app.db)
    await read()
    expect(await read()).toMatchObject({ carts: [{ problem: 'price_changed' }, {}] })
    expect(await snapshotOf(app.db)).toEqual(before)
  })

  test('a product that now comes in sizes has to be chosen again', async () => {
    const variant = { parent_id: bell, options: { Size: 'L' } }
    await addProduct(app.db, { id: 20_000 + bell, title: 'Bell, L', ...variant })
    expect(await read()).toMatchObject({
      carts: [{ problem: 'gone', notice: 'Please choose an option first.' }, {}],
      subtotal: 29,
    })
  })

  test('what lies in an order that waits for its money is not sold out for whoever placed it', async () => {
    await change(bell, { stock: 3 })
    await checkOut(app, member, orderBody(83.3))
    expect(
      (await app.db.selectFrom('products').select('stock').where('id', '=', bell).execute())[0]?.stock,
    ).toBe(0)
    expect(await read()).toMatchObject({ carts: [{ problem: null, available: 3 }, { problem: null }] })
    const other = await app.member()
    const refused = await app.call('/api/cart', {
      method: 'POST',
      as: other.token,
      body: { items: [{ product_id: bell, count: 1 }] },
    })
    expect(refused.json().message).toBe('Bell is out of stock.')
  })
})

describe('accepting', () => {
  test.each([
    [PRICE[0], 'Bell costs $12.95 now.', [{ count: 3, price: 12.95, problem: null }, {}]],
    [FEW[0], 'Bell: there are 2 in your cart now.', [{ count: 2, problem: null }, {}]],
    [SOLD_OUT[0], 'Bell was taken out of your cart.', [{ title: 'Mirror' }]],
    [GONE[0], 'Bell was taken out of your cart.', [{ title: 'Mirror' }]],
  ])('%j takes what can be had, and tells', async (to, message, carts) => {
    await change(bell, to)
    expect(await accept()).toMatchObject({ message, data: { carts } })
    expect(await accept()).toMatchObject({ message: null, data: { carts } })
  })

  test('tells of every line that it changes, and leaves the others', async () => {
    await change(bell, { stock: 2, price_cents: 1200 })
    await change(mirror, { price_cents: 3000 })
    const { message, data } = await accept()
    expect(message).toBe('Bell: there are 2 in your cart now. Mirror costs $30 now.')
    expect(data.subtotal).toBe(54)
  })

  test('a cart in order stays as it is', async () => {
    const before = await snapshotOf(app.db)
    expect((await accept()).message).toBeNull()
    expect(await snapshotOf(app.db)).toEqual(before)
  })
})

test('a line that is gone can be removed but not be changed', async () => {
  await change(bell, { hidden: true })
  const [line] = (await read()).carts
  const body = { id: line.id, count: 1 }
  const changed = await app.call('/api/cart/count', { method: 'PUT', as: member.token, body })
  expect(changed.json()).toMatchObject({ status: 409, message: 'Bell is no longer sold.' })
  const removed = await app.call(`/api/cart/${line.id}`, { method: 'DELETE', as: member.token })
  expect(removed.json().data.carts).toMatchObject([{ title: 'Mirror' }])
})

test('nobody is charged a price that she has not seen', async () => {
  await change(bell, { price_cents: 1200 })
  const before = await snapshotOf(app.db)
  expect((await checkOut(app, member, orderBody(83.3))).statusCode).toBe(409)
  const { users: _seen, sessions: _used, ...after } = await snapshotOf(app.db)
  expect(before).toMatchObject(after)
})
