import { type Platform, type PlatformEvent, type Session, subtotal } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { createCart } from './cart.ts'

const helmet = { id: 1, title: 'City helmet', description: 'With light', price: 119, thumbnail: '/h.webp' }
const member: Session = {
  status: 'member',
  user: {
    id: 1,
    name: 'Ann',
    last_name: 'B',
    email: 'a@b.c',
    avatar: null,
    user_name: 'ann',
    is_admin: 0,
    unit: 0,
  },
}
const serverCart = (count: number) => ({
  carts: [
    {
      id: 70,
      title: 'City helmet',
      description: '',
      image: null,
      price: 119,
      count,
      bike_slug: null,
      order_bike_id: null,
      product_id: 1,
    },
  ],
  shipping: 9,
  tax: 10.24,
})

beforeEach(() => localStorage.clear())

function setUp(session: Session, replies: Record<string, unknown> = {}) {
  const { http, calls } = fakeHttp(replies)
  const session$ = new BehaviorSubject<Session>(session)
  const notify = vi.fn<Platform['notify']>()
  const events: PlatformEvent[] = []
  const cart = createCart({
    http,
    session$,
    notify,
    publish: (event) => events.push(event),
    open: () => undefined,
  })
  return { cart, calls, session$, notify, events }
}

test('a guest adds an item twice: a success toast, then an info toast, and the cart is persisted locally', async () => {
  const { cart, notify, calls } = setUp({ status: 'guest' })
  await cart.add(helmet)
  await cart.add(helmet)

  expect(notify.mock.calls).toEqual([
    ['success', 'City helmet added to cart'],
    ['info', 'An additional City helmet has been added to the cart'],
  ])
  expect(subtotal(cart.state$.value.cart)).toBe(238)
  expect(storage.read('guestCart')).toEqual([{ ...helmet, cartQuantity: 2 }])
  expect(calls).toEqual([])
})

test('decreasing at quantity 1 removes the item with an error toast', async () => {
  const { cart, notify } = setUp({ status: 'guest' })
  await cart.add(helmet)
  await cart.setCount(1, 0)

  expect(cart.state$.value.cart.lines).toEqual([])
  expect(notify).toHaveBeenLastCalledWith('error', 'City helmet was removed from the cart')
})

test('after login the local cart is merged into the server’s, named so that it counts once, and emptied', async () => {
  const post = vi.fn((_sent: unknown) => serverCart(2))
  const { cart, session$, events } = setUp(
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

test('a failed merge keeps the local cart and says so', async () => {
  const { cart, session$, notify } = setUp(
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
  const { cart, session$ } = setUp(
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
  const { cart, calls } = setUp(member, { 'PUT /api/cart/count': null, 'GET /api/cart': serverCart(3) })
  await cart.setCount(70, 3)
  expect(calls).toEqual(['PUT /api/cart/count', 'GET /api/cart'])
})

test('cart failures are kept for the page to show', async () => {
  const { cart } = setUp(member, { 'GET /api/cart': refusal(503, 'The shop is busy.') })
  await cart.reload()
  expect(cart.state$.value).toMatchObject({ status: 'failed', message: 'The shop is busy.' })
})

test('a full local storage loses nothing of this visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { cart } = setUp({ status: 'guest' })
  await cart.add(helmet)
  await cart.add(helmet)
  expect(cart.state$.value.cart.lines[0]).toMatchObject({ count: 2 })
})
