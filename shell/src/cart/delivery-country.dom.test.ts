import { beforeEach, expect, test, vi } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { asMember } from '../testing/members.ts'
import { helmet, openCart } from '../testing/open-cart.ts'
import { createDeliveryCountry, deliveryCountry } from './delivery-country.ts'

beforeEach(() => {
  localStorage.clear()
  deliveryCountry.clear()
})

const GERMANY = { id: 80, name: 'Germany', served: true }
const inGermany = cartAnswer([lineAnswer({ id: 1 })], {
  country: GERMANY,
  shipping: 19,
  days: { min: 5, max: 9 },
})
const quoted = vi.fn((_sent: { body?: unknown }) => inGermany)

test('a guest’s cart is quoted for the chosen country, with an estimate and no totals', async () => {
  const { cart } = openCart({ status: 'guest' }, { 'POST /api/cart/quote': quoted })
  await cart.add(helmet)
  cart.attend()
  await cart.deliverTo(80)
  expect(quoted.mock.lastCall?.[0].body).toMatchObject({ country_id: 80 })
  const { shipping, facts } = cart.state$.value.cart
  expect(shipping).toBeNull()
  expect(facts?.estimate).toEqual({
    country: { id: 80, name: 'Germany', isServed: true },
    shipping: 19,
    days: { min: 5, max: 9 },
  })
})

test('the choice lasts as long as the tab, also over a reload', () => {
  createDeliveryCountry(() => sessionStorage).choose(80)
  expect(createDeliveryCountry(() => sessionStorage).read()).toBe(80)
})

test('where the tab’s storage is forbidden, the choice lasts as long as the page', () => {
  const country = createDeliveryCountry(() => {
    throw new Error('SecurityError')
  })
  country.choose(80)
  expect(country.read()).toBe(80)
  country.clear()
  expect(country.read()).toBeNull()
})

test('at the login the account takes the country over, with which the checkout begins', async () => {
  const put = vi.fn((_sent: { body?: unknown }) => inGermany)
  const { cart, session$ } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': inGermany, 'GET /api/cart': inGermany, 'PUT /api/cart/country': put },
  )
  await cart.add(helmet)
  deliveryCountry.choose(80)
  session$.next(asMember())
  await cart.merge()
  expect(put.mock.calls.map(([{ body }]) => body)).toEqual([{ country_id: 80 }])
  expect(deliveryCountry.chosen()).toBeNull()
})

test('a member’s cart is priced for the chosen country at once', async () => {
  const { cart } = openCart(asMember(), {
    'GET /api/cart': cartAnswer([]),
    'PUT /api/cart/country': inGermany,
  })
  await cart.deliverTo(80)
  expect(cart.state$.value.cart.facts?.country).toEqual({ id: 80, name: 'Germany', isServed: true })
})
