import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const [BELL, HELMET, HELMET_M] = [1, 7, 10_701]
const IN_CHALK = '/pictures/accessories/city-helmet-chalk-main.webp'
const CHOOSE_FIRST = 'Please choose an option first.'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: BELL, title: 'Bell' })
  await addProduct(app.db, { id: HELMET, title: 'Helmet', stock: 0 })
  const variant = { parent_id: HELMET, options: { Size: 'M', Colour: 'Chalk' }, image: IN_CHALK }
  await addProduct(app.db, { id: HELMET_M, title: 'Helmet, M', price_cents: 11_900, ...variant })
})
afterAll(() => app.close())
beforeEach(async () => {
  token = (await app.member()).token
})

const add = (...ids: number[]) =>
  app.call('/api/cart', {
    method: 'POST',
    as: token,
    body: { items: ids.map((product_id) => ({ product_id, count: 1 })) },
  })

test('what comes in sizes is not bought itself', async () => {
  const before = await snapshotOf(app.db)
  expect((await add(HELMET)).json()).toMatchObject({
    status: 422,
    data: { 'items.0.product_id': [CHOOSE_FIRST] },
  })
  expect(await snapshotOf(app.db)).toEqual(before)
})

test('one of its sizes is a product like any other', async () => {
  const { data } = (await add(HELMET_M)).json()
  expect(data.carts).toMatchObject([{ title: 'Helmet, M', price: 119, available: 5 }])
})

test('its line has the picture of its colour', async () => {
  const { data } = (await add(HELMET_M)).json()
  expect(data.carts).toMatchObject([{ product_id: HELMET_M, image: IN_CHALK }])
})

test('of a merged cart what has to be chosen first is told, and the rest is added', async () => {
  const { message, data } = (await add(HELMET, BELL)).json()
  expect(message).toBe(`Helmet: ${CHOOSE_FIRST}`)
  expect(data.carts).toMatchObject([{ title: 'Bell' }])
})
