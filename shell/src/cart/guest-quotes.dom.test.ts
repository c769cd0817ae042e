import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { bikeItem, helmet, openCart } from '../testing/open-cart.ts'

beforeEach(() => localStorage.clear())

const QUOTE = 'POST /api/cart/quote'
const today = (change: Parameters<typeof lineAnswer>[0]) =>
  cartAnswer([lineAnswer({ id: 1, ...change })], { free_shipping: { from: 150, missing: 31 } })

/** Opens a guest's cart with a helmet at $119 in a cart view, and waits for the server's quote. */
async function openQuoted(reply: unknown) {
  const parts = openCart({ status: 'guest' }, { [QUOTE]: reply })
  await parts.cart.add(helmet)
  const leave = parts.cart.attend()
  await settled(parts)
  return { ...parts, leave }
}

const settled = ({ waitForCart }: ReturnType<typeof openCart>) =>
  waitForCart(({ check }) => check === 'current' || check === 'failed')

test('nothing is asked while nobody looks at the cart', async () => {
  const { cart, calls } = openCart({ status: 'guest' })
  await cart.add(helmet)
  expect(calls).toEqual([])
})

test('a guest who looks at the cart is told today’s price, and sees neither shipping nor tax', async () => {
  const { cart, lines } = await openQuoted(today({ price: 129 }))
  expect(lines()[0]).toMatchObject({
    price: 129,
    problem: 'price_changed',
    notice: 'The price is now $129; it was $119.',
  })
  const { shipping, tax, facts } = cart.state$.value.cart
  expect([shipping, tax]).toEqual([null, null])
  expect(facts?.freeShipping).toEqual({ from: 150, missing: 31 })
})

test.each([
  ['too few', { available: 0, problem: 'sold_out', notice: 'Sold out.' }, 'sold_out', 'Sold out.'],
  ['gone', { available: 0, problem: 'gone', notice: 'No longer sold.' }, 'gone', 'No longer sold.'],
] as const)('what is %s is told in the server’s words', async (_what, change, problem, notice) => {
  const { lines } = await openQuoted(today(change))
  expect(lines()[0]).toMatchObject({ title: 'City helmet', problem, notice })
})

test('more than there are is told; accepting takes today’s price and what there is', async () => {
  const { cart, lines } = await openQuoted(today({ price: 129, available: 2 }))
  await cart.setCount(1, 5)
  expect(lines()[0]).toMatchObject({
    problem: 'price_changed',
    notice: 'The price is now $129; it was $119. You can order up to 2.',
  })
  await cart.accept()
  expect(storage.read('guestCart')).toEqual([{ ...helmet, price: 129, cartQuantity: 2 }])
})

test('accepting lets go of what can’t be had', async () => {
  const { cart, lines } = await openQuoted(today({ available: 0, problem: 'sold_out', notice: 'Sold out.' }))
  await cart.accept()
  expect(lines()).toEqual([])
})

test('a quote that fails leaves the browser’s own figures, and is no error', async () => {
  const { cart, lines, notify } = await openQuoted(refusal(0, "Can't reach server right now."))
  expect(cart.state$.value).toMatchObject({ status: 'ready', cart: { check: 'failed' } })
  expect(lines()[0]).toMatchObject({ price: 119, count: 1 })
  expect(notify.mock.calls.filter(([tone]) => tone === 'error')).toEqual([])
})

test('changes in quick succession are asked about once more, not once each', async () => {
  const parts = await openQuoted(today({}))
  for (const count of [2, 3, 4, 5, 6]) void parts.cart.setCount(1, count)
  await parts.waitForCart(({ lines }) => lines[0]?.count === 6)
  await settled(parts)
  expect(parts.calls.length).toBeLessThanOrEqual(3)
})

test('a guest’s code is tried, kept when it counts, and can be removed', async () => {
  const promo = { code: 'WELCOME5', description: '5 % off', discount: 5.95 }
  const reply = ({ body }: { body?: unknown }) => {
    const { code } = body as { code?: string }
    if (code === 'NOPE') throw refusal(422, 'Please check.', { code: ['We don’t know this code.'] })
    return cartAnswer([lineAnswer({ id: 1 })], code ? { promo, discount: 5.95 } : {})
  }
  const { cart, waitForCart } = await openQuoted(reply)
  expect(await cart.applyPromo('NOPE')).toBe('We don’t know this code.')
  expect(storage.read('cartCode')).toBeNull()
  expect(await cart.applyPromo('welcome5')).toBeNull()
  expect(storage.read('cartCode')).toBe('WELCOME5')
  await waitForCart(({ facts }) => facts?.promo != null)
  expect(cart.state$.value.cart.facts?.promo).toEqual(promo)
  await cart.removePromo()
  expect(storage.read('cartCode')).toBeNull()
  await waitForCart(({ facts }) => facts?.promo === null)
})

test('the chosen country goes along, and what its law says stands at the bike', async () => {
  storage.write('consent', { statistics: false, comfort: true, at: Date.now(), signal: false })
  storage.write('homeCountry', 80)
  const sent: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    sent.push((body as { country_id?: number }).country_id)
    return today({ kind: 'bike', warning: 'Up to 25 km/h only.' })
  }
  const { lines } = await openQuoted(reply)
  expect(sent.at(-1)).toBe(80)
  expect(lines()[0]?.warning).toBe('Up to 25 km/h only.')
})

test('the country that was chosen for a bike goes along during the visit, whatever this browser may remember', async () => {
  const sent: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    sent.push((body as { country_id?: number }).country_id)
    return today({})
  }
  const { cart } = await openQuoted(reply)
  await cart.putBuild({ mode: 'CNM', item: bikeItem(), countryId: 80 })
  await vi.waitFor(() => expect(sent).toEqual([undefined, 80]))
})

test('whoever has closed the cart sees the browser’s own figures again', async () => {
  const { leave, cart, lines } = await openQuoted(today({ price: 129 }))
  leave()
  expect(lines()[0]?.price).toBe(119)
  expect(cart.state$.value.cart.check).toBeUndefined()
})
