import { subtotal } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { asMember } from '../testing/members.ts'
import { helmet, openCart } from '../testing/open-cart.ts'

const member = asMember()
const serverCart = (count: number) => cartAnswer([lineAnswer({ count })])

beforeEach(() => localStorage.clear())

test('a guest adds an item twice: a success toast, then an info toast, and the cart is persisted locally', async () => {
  const { cart, notify, calls } = openCart({ status: 'guest' })
  await cart.add(helmet)
  await cart.add(helmet)

  expect(notify.mock.calls).toEqual([
    ['success', 'City helmet added to cart', 'cart'],
    ['info', 'An additional City helmet has been added to the cart', 'cart'],
  ])
  expect(subtotal(cart.state$.value.cart)).toBe(238)
  expect(storage.read('guestCart')).toEqual([{ ...helmet, cartQuantity: 2 }])
  expect(calls).toEqual([])
})

test('a guest adds several pieces at once, which are one addition', async () => {
  const { cart, notify } = openCart({ status: 'guest' })
  await cart.add(helmet, 3)
  expect(notify.mock.calls).toEqual([['success', 'City helmet added to cart', 'cart']])
  await cart.add(helmet, 2)
  expect(storage.read('guestCart')).toEqual([{ ...helmet, cartQuantity: 5 }])
})

test('decreasing at quantity 1 removes the item with an error toast', async () => {
  const { cart, notify } = openCart({ status: 'guest' })
  await cart.add(helmet)
  await cart.setCount(1, 0)

  expect(cart.state$.value.cart.lines).toEqual([])
  expect(notify).toHaveBeenLastCalledWith('error', 'City helmet was removed from the cart')
})

test('after login the local cart is merged into the server’s, named so that it counts once, and emptied', async () => {
  const post = vi.fn((_sent: unknown) => serverCart(2))
  const { cart, session$, events } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': post, 'GET /api/cart': serverCart(2) },
  )
  await cart.add(helmet)
  await cart.add(helmet)
  session$.next(member)
  await cart.merge()

  expect(post.mock.calls[0]?.[0]).toMatchObject({ body: { items: [{ product_id: 1, count: 2 }] } })
  expect(storage.read('guestCart')).toBeNull()
  expect(events).toContainEqual({ type: 'cart:merged' })
  expect(cart.state$.value.cart).toMatchObject({ shipping: 9, tax: 10.24 })
})

test('while it is being merged the cart is loading, with the lines that are known', async () => {
  const { cart, session$ } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': serverCart(2), 'GET /api/cart': serverCart(2) },
  )
  await cart.add(helmet)
  session$.next(member)
  const merging = cart.merge()
  expect(cart.state$.value).toMatchObject({ status: 'loading', cart: { lines: [{ title: helmet.title }] } })
  await merging
  expect(cart.state$.value.status).toBe('ready')
})

test('what another tab adds while the merge is on its way is merged, too', async () => {
  const sent: unknown[] = []
  const post = ({ body }: { body?: unknown }) => {
    if (sent.push(body) === 1) {
      const bell = { ...helmet, id: 2, cartQuantity: 1 }
      storage.write('guestCart', [{ ...helmet, cartQuantity: 3 }, bell])
    }
    return serverCart(2)
  }
  const { cart, session$ } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': post, 'GET /api/cart': serverCart(2) },
  )
  await cart.add(helmet)
  session$.next(member)
  await cart.merge()
  expect(sent).toEqual([
    { items: [{ product_id: 1, count: 1 }] },
    {
      items: [
        { product_id: 1, count: 2 },
        { product_id: 2, count: 1 },
      ],
    },
  ])
  expect(storage.read('guestCart')).toBeNull()
})

test('a failed merge keeps the local cart and says so', async () => {
  const { cart, session$, notify } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': refusal(500, 'Something went wrong.'), 'GET /api/cart': serverCart(0) },
  )
  await cart.add(helmet)
  session$.next(member)
  await cart.merge()

  expect(storage.read('guestCart')).toEqual([{ ...helmet, cartQuantity: 1 }])
  expect(notify).toHaveBeenLastCalledWith(
    'error',
    expect.stringContaining('Your cart is kept in this browser.'),
  )
})

test('a repeated merge of the same cart carries the same key; a changed cart is another merge', async () => {
  const { cart, session$ } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': refusal(500, 'no'), 'GET /api/cart': serverCart(0) },
  )
  await cart.add(helmet)
  session$.next(member)
  await cart.merge()
  const first = storage.read('cartMerge')
  await cart.merge()
  expect(storage.read('cartMerge')).toBe(first)

  session$.next({ status: 'guest' })
  await cart.add(helmet)
  expect(storage.read('cartMerge')).toBeNull()
})

test('a quantity change on the server cart is followed by a reload', async () => {
  const { cart, calls } = openCart(member, { 'PUT /api/cart/count': null, 'GET /api/cart': serverCart(3) })
  await cart.setCount(70, 3)
  expect(calls).toEqual(['PUT /api/cart/count', 'GET /api/cart'])
})

test('cart failures are kept for the page to show', async () => {
  const { cart } = openCart(member, { 'GET /api/cart': refusal(503, 'The shop is busy.') })
  await cart.reload()
  expect(cart.state$.value).toMatchObject({ status: 'failed', message: 'The shop is busy.' })
})

test('a view that stays open shows the guest’s cart, then the member’s, then the guest’s again with today’s prices', async () => {
  const quote = cartAnswer([lineAnswer({ id: 1, price: 129 })])
  const { cart, session$, lines, waitForCart } = openCart(
    { status: 'guest' },
    { 'POST /api/cart/quote': quote, 'GET /api/cart': serverCart(5) },
  )
  await cart.add(helmet)
  const leave = cart.attend()
  await waitForCart((shown) => shown.lines[0]?.price === 129)
  expect(lines()[0]).toMatchObject({ count: 1 })

  session$.next(member)
  await cart.reload()
  expect(lines()[0]).toMatchObject({ count: 5, price: 119 })

  session$.next({ status: 'guest' })
  await waitForCart((shown) => shown.lines[0]?.price === 129)
  expect(lines()[0]).toMatchObject({ count: 1 })
  leave()
})
