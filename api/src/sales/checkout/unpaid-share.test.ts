import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  bikeShopper,
  payableOf,
  PRIME,
  putBuild,
  seedBikes,
  setPartStock,
  SWEPT_BAR,
} from '../../testing/bike-shopping.ts'
import { checkOut, orderBody, shopper, stockOf } from '../../testing/shopping.ts'
import { setStock } from '../../testing/set-stock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let bell = 0
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  bell += 1
  await addProduct(app.db, { id: bell, title: 'Bell', stock: 41 })
})

type Member = Awaited<ReturnType<TestApp['member']>>

const read = async ({ token }: Member) => (await app.call('/api/cart', { as: token })).json().data
const order = async (member: Member) => checkOut(app, member, orderBody((await payableOf(app, member)) ?? 0))

describe('one account holds at most half of what is in stock without paying', () => {
  test('the cart takes no more, and says why', async () => {
    const member = await app.member()
    const body = { items: [{ product_id: bell, count: 41 }] }
    const added = await app.call('/api/cart', { method: 'POST', as: member.token, body })
    expect(added.json()).toMatchObject({
      message: 'At most 21 of Bell per order.',
      data: { carts: [{ count: 21, available: 21, problem: null }] },
    })
  })

  test('an order of more is refused with a sentence, and holds nothing', async () => {
    const member = await shopper(app, { product_id: bell, count: 1 })
    await app.db.updateTable('cart_lines').set({ count: 41 }).where('user_id', '=', member.id).execute()
    const refused = await order(member)
    expect(refused.json()).toMatchObject({
      status: 409,
      error: 'cart_changed',
      message: 'Bell: Up to 21 per order. Please reduce the quantity.',
    })
    expect(await stockOf(app, bell)).toBe(41)
  })

  test('the next account has half of what is left; the first may pay for what it holds', async () => {
    const [first, second] = [
      await shopper(app, { product_id: bell, count: 21 }),
      await shopper(app, { product_id: bell, count: 21 }),
    ]
    const { data } = (await order(first)).json()
    expect(await stockOf(app, bell)).toBe(20)
    expect((await read(second)).carts).toMatchObject([{ problem: 'too_few', available: 10 }])
    expect((await read(first)).carts).toMatchObject([{ problem: null, available: 21 }])
    // The order finds itself again, and holds nothing twice.
    expect((await order(first)).json().data.order_id).toBe(data.order_id)
    expect(await stockOf(app, bell)).toBe(20)
  })

  test('up to five pieces are for everybody', async () => {
    await setStock(app.db, { kind: 'product', id: bell }, 5)
    expect((await order(await shopper(app, { product_id: bell, count: 5 }))).statusCode).toBe(200)
    expect(await stockOf(app, bell)).toBe(0)
  })

  test('a part is shared in the same way, over all bikes of the cart', async () => {
    await setPartStock(app, SWEPT_BAR, 41)
    const withBar = { part_ids: [SWEPT_BAR] }
    const member = await bikeShopper(app, { ...withBar, count: 20 })
    const told = await putBuild(app, member, { mode: 'CNM', ...PRIME, ...withBar, color_id: 2, count: 30 })
    expect(told.json().message).toBe('At most 21 of Nireeka Prime, M, Chalk per order.')
    expect((await read(member)).carts).toMatchObject([
      { count: 20, problem: null },
      {
        count: 21,
        available: 1,
        problem: 'too_few',
        notice: 'Swept comfort bar: up to 21 per order. Please reduce the quantity.',
      },
    ])
    expect((await order(member)).json()).toMatchObject({ status: 409, error: 'cart_changed' })
    await setPartStock(app, SWEPT_BAR, 4)
  })
})
