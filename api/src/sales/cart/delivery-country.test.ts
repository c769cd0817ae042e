import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const BELL = 1
const [GERMANY, ANTARCTICA] = [80, 999]

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: BELL, title: 'Bell', price_cents: 1295, stock: 150 })
})
afterAll(() => app.close())
beforeEach(async () => {
  token = (await app.member()).token
})

const read = async () => (await app.call('/api/cart', { as: token })).json().data
const add = (items: unknown) => app.call('/api/cart', { method: 'POST', as: token, body: { items } })
const deliverTo = (country_id: number) =>
  app.call('/api/cart/country', { method: 'PUT', as: token, body: { country_id } })

test('a member’s cart and checkout are priced for the country that was chosen', async () => {
  await add([{ product_id: BELL, count: 2 }])
  const { data } = (await deliverTo(GERMANY)).json()
  expect(data.country).toMatchObject({ id: GERMANY, name: 'Germany', served: true })
  expect((await read()).country.id).toBe(GERMANY)
  expect((await app.call('/api/checkout', { as: token })).json().data.country_id).toBe(GERMANY)
})

test('an unknown country is refused, and the cart stays where it was', async () => {
  expect((await deliverTo(999_999)).statusCode).toBe(422)
  expect((await read()).country.id).toBe(222)
})

test('where we don’t ship, nothing is said about days or arrival', async () => {
  await add([{ product_id: BELL, count: 1 }])
  const { data } = (await deliverTo(ANTARCTICA)).json()
  expect(data).toMatchObject({ country: { served: false }, days: null })
  expect(data.carts[0].delivery).toBeNull()
})
