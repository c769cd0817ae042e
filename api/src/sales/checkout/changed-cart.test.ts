import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { addPromo, checkOut, orderBody, shopper } from '../../testing/shopping.ts'
import { setStock } from '../../testing/set-stock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The total in dollars for two bells to Germany: 24 + 8 shipping, and 19 % tax on that. */
const TOTAL = 38.08
const [BELL, LAST_ONES, MIRROR] = [1, 2, 3]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: BELL })
  await addProduct(app.db, { id: LAST_ONES, stock: 1 })
  await addProduct(app.db, { id: MIRROR })
})
afterAll(() => app.close())

describe('D12: a cart that has changed meanwhile', () => {
  test('another tab has emptied it', async () => {
    const member = await shopper(app, { product_id: BELL, count: 2 })
    const { carts } = (await app.call('/api/cart', { as: member.token })).json().data
    await app.call(`/api/cart/${carts[0].id}`, { method: 'DELETE', as: member.token })
    const response = await checkOut(app, member, orderBody(TOTAL))
    expect(response.json()).toMatchObject({ status: 409, error: 'empty_cart' })
  })

  test('another tab has put more into it', async () => {
    const member = await shopper(app, { product_id: BELL, count: 3 })
    const response = await checkOut(app, member, orderBody(TOTAL))
    expect(response.json()).toMatchObject({ status: 409, error: 'total_changed' })
  })

  test('somebody else was faster, in a sentence', async () => {
    const member = await shopper(app, { product_id: LAST_ONES, count: 1 })
    await setStock(app.db, { kind: 'product', id: LAST_ONES }, 0)
    const response = await checkOut(app, member, orderBody(23.8))
    expect(response.json()).toMatchObject({ status: 409, error: 'cart_changed' })
    expect(response.json().message).toBe(`Bell ${LAST_ONES}: Sold out. Please change your cart.`)
  })

  test('C09: a price that has changed is paid only by who has seen it', async () => {
    const member = await shopper(app, { product_id: BELL, count: 2 })
    await app.db.updateTable('products').set({ price_cents: 1300 }).where('id', '=', BELL).execute()
    const blind = await checkOut(app, member, orderBody(TOTAL))
    expect(blind.json()).toMatchObject({ status: 409, error: 'total_changed' })
    expect(blind.json().message).toContain('$40.46')
    expect((await checkOut(app, member, orderBody(40.46))).statusCode).toBe(200)
  })

  test('a code that has come to its end is told, and counts no more', async () => {
    await addPromo(app, { code: 'ENDING', amount_cents: 100 })
    const member = await shopper(app, { product_id: MIRROR, count: 2 })
    await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'ENDING' } })
    await app.db
      .updateTable('promo_codes')
      .set({ ends_at: new Date(0) })
      .where('code', '=', 'ENDING')
      .execute()
    const response = await checkOut(app, member, orderBody(36.89, { promo_code: 'ENDING' }))
    expect(response.json()).toMatchObject({ status: 409, error: 'promo_changed' })
    expect(response.json().message).toContain('ENDING wasn’t applied: ')
    expect((await checkOut(app, member, orderBody(TOTAL))).statusCode).toBe(200)
  })
})
