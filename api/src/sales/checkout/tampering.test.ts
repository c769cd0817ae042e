import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  ADDRESS,
  addPromo,
  checkOut,
  GERMANY,
  orderBody,
  payInSandbox,
  shopper,
} from '../../testing/shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The total in dollars for two bells to Germany: 24 + 8 shipping, and 19 % tax on that. */
const TOTAL = 38.08
const BELL = 1

type Member = Awaited<ReturnType<typeof shopper>>

let app: TestApp
/** The attacker: a member with two bells in her cart and an idempotency key that has placed nothing. */
let mallory: Member
/** The member whose addresses and orders the attacker tries to use. */
let victim: Member
let foreign = { address: 0, line: 0, order: 0 }
/** An order that the attacker has paid with a promo code that can be used once. */
let paid = { id: 0, ref: '' }

beforeAll(async () => {
  // The clock stands still, so that nothing is written just because time passes, such as a session's last-seen time.
  const time = new Date()
  app = await openTestApp({ now: () => time })
  await addProduct(app.db, { id: BELL })
  await addPromo(app, { code: 'USEDUP', amount_cents: 100, max_uses: 1 })
  mallory = await shopper(app, { product_id: BELL, count: 2 })
  paid = await payWithCode()
  await app.call('/api/cart', {
    method: 'POST',
    as: mallory.token,
    body: { items: [{ product_id: BELL, count: 2 }] },
  })
  victim = await shopper(app, { product_id: BELL, count: 1 })
  foreign = await thingsOf(victim)
})
afterAll(() => app.close())

async function payWithCode() {
  await app.call('/api/cart/promo', { method: 'PUT', as: mallory.token, body: { code: 'USEDUP' } })
  const { data } = (await checkOut(app, mallory, orderBody(36.89, { promo_code: 'USEDUP' }))).json()
  await payInSandbox(app, data.redirect)
  return { id: data.order_id as number, ref: data.redirect.split('/').at(-1) as string }
}

async function thingsOf({ token }: Member) {
  const body = { address: { ...ADDRESS, street: 'Geheimgasse 7' }, country_id: GERMANY }
  const saved = (await app.call('/api/addresses', { method: 'POST', as: token, body })).json().data
  const { carts } = (await app.call('/api/cart', { as: token })).json().data
  const order = (await checkOut(app, { ...victim, token }, orderBody(23.8))).json().data
  return { address: saved.addresses[0].id, line: carts[0].id, order: order.order_id }
}

type Attempt = () => Promise<Awaited<ReturnType<TestApp['call']>>>
const order = (change: object, expected = TOTAL) => checkOut(app, mallory, orderBody(expected, { ...change }))
const cart = (item: object) =>
  app.call('/api/cart', { method: 'POST', as: mallory.token, body: { items: [item] } })
const count = (id: number, requested: unknown) =>
  app.call('/api/cart/count', { method: 'PUT', as: mallory.token, body: { id, count: requested } })
const ownLine = async () =>
  (await app.call('/api/cart', { as: mallory.token })).json().data.carts[0].id as number
const placeWith = (change: object) => ({ address: { ...ADDRESS, ...change }, country_id: GERMANY })

const WRONG_COUNTS = [0, -1, 1e9, 1.5, '2', null, [1], 2 ** 31]

/** The attacks with their refusals: the status, and the sentence or the field that the error belongs to. */
const ATTEMPTS: Array<[what: string, attempt: Attempt, status: number, said: string]> = [
  ['a total of a cent', () => order({}, 0.01), 409, 'The total is now $38.08.'],
  ['a total of nothing', () => order({}, 0), 409, 'The total is now $38.08.'],
  ['a total below nothing', () => order({}, -1), 422, 'expected_payable'],
  ['a price in the order', () => order({ price: 0.01 }), 422, 'price'],
  ['a total in the order', () => order({ total_cents: 1 }), 422, 'total_cents'],
  ['a discount in the order', () => order({ discount: 38 }), 422, 'discount'],
  ['lines in the order', () => order({ lines: [{ product_id: BELL, price: 0 }] }), 422, 'lines'],
  ['somebody’s id in the order', () => order({ user_id: 1 }), 422, 'user_id'],
  ['a state in the order', () => order({ status: 'paid' }), 422, 'status'],
  ['a price in the cart', () => cart({ product_id: BELL, count: 1, price: 0.01 }), 422, 'items.0.price'],
  ...WRONG_COUNTS.flatMap((wrong): typeof ATTEMPTS => [
    [
      `${JSON.stringify(wrong)} pieces into the cart`,
      () => cart({ product_id: BELL, count: wrong }),
      422,
      'items.0.count',
    ],
    [`${JSON.stringify(wrong)} pieces in the cart`, async () => count(await ownLine(), wrong), 422, 'count'],
  ]),
  ['a product that isn’t sold', () => cart({ product_id: 4711, count: 1 }), 422, 'items.0.product_id'],
  ['a foreign cart line’s count', () => count(foreign.line, 9), 404, 'This cart line was not found.'],
  [
    'a foreign cart line',
    () => app.call(`/api/cart/${foreign.line}`, { method: 'DELETE', as: mallory.token }),
    404,
    'This cart line was not found.',
  ],
  [
    'B09: a foreign address to send to',
    () => order({ shipping: { address_id: foreign.address } }),
    422,
    'This address is not one of yours.',
  ],
  [
    'B09: a foreign address to bill',
    () => order({ billing: { address_id: foreign.address } }),
    422,
    'This address is not one of yours.',
  ],
  [
    'B10: an address that doesn’t exist',
    () => order({ shipping: { address_id: 999_999 } }),
    422,
    'This address is not one of yours.',
  ],
  ['an address of nobody', () => order({ shipping: { address_id: null } }), 422, 'shipping.address_id'],
  ['D12: no address', () => order({ shipping: undefined }), 422, 'shipping'],
  [
    'an address in two ways',
    () => order({ shipping: { ...placeWith({}), address_id: 1 } }),
    422,
    'shipping.',
  ],
  [
    'a country in the address',
    () => order({ shipping: placeWith({ country_id: 14 }) }),
    422,
    'shipping.address.country_id',
  ],
  [
    'a postcode of another country',
    () => order({ shipping: placeWith({ postcode: 'SW1A 1AA' }) }),
    422,
    'A German postcode has five digits, like 10115.',
  ],
  [
    'a billing address without a city',
    () => order({ billing: placeWith({ city: ' ' }) }),
    422,
    'billing.address.city',
  ],
  [
    'a country where we don’t ship',
    () => order({ shipping: { ...placeWith({}), country_id: 999 } }),
    422,
    'We don’t ship to Antarctica yet.',
  ],
  [
    'a country that nobody knows',
    () => order({ shipping: { ...placeWith({}), country_id: 4711 } }),
    422,
    'We don’t know this country.',
  ],
  ['a way to pay that isn’t on', () => order({ provider: 'paypal' }), 422, 'This way to pay is not offered'],
  ['the inner way to pay', () => order({ provider: 'credits' }), 422, 'provider'],
  ['a way of shipping that we don’t have', () => order({ shipping_method: 'drone' }), 422, 'shipping_method'],
  ['credit that isn’t there', () => order({ use_credits: true }, 0), 409, 'The total is now $38.08.'],
  [
    'a code that isn’t in the cart',
    () => order({ promo_code: 'USEDUP' }),
    409,
    'Please look at your promo code.',
  ],
  [
    'a promo code once more',
    () => app.call('/api/cart/promo', { method: 'PUT', as: mallory.token, body: { code: 'USEDUP' } }),
    422,
    'code',
  ],
  [
    'the order of somebody else',
    () => app.call(`/api/orders/${foreign.order}`, { as: mallory.token }),
    404,
    'This order was not found.',
  ],
  [
    'D04: the secret of a paid order for another one',
    () => app.call(`/api/call-back-pay/sandbox/${foreign.order}?session_id=${paid.ref}`),
    404,
    'was not found.',
  ],
]

/**
 * Returns a snapshot of the database without the counted attempts, the only thing that an attack with a promo code may
 * change.
 */
const stateOfShop = async () => ({ ...(await snapshotOf(app.db)), tries: 'counted' })

test.each(ATTEMPTS)('%s is refused, and changes nothing', async (_what, attempt, status, said) => {
  const before = await stateOfShop()
  const response = await attempt()
  expect(response.statusCode).toBe(status)
  expect(response.body).toContain(said)
  expect(response.body).not.toContain('Geheimgasse')
  expect(await stateOfShop()).toEqual(before)
})

test('a foreign address is refused with the words for one that doesn’t exist', async () => {
  const refusals = await Promise.all(
    [foreign.address, 999_999].map((id) => order({ shipping: { address_id: id } })),
  )
  expect(new Set(refusals.map(({ body }) => body)).size).toBe(1)
})
