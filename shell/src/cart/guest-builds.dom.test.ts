import type { BuildChange } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { asMember } from '../testing/members.ts'
import { bikeItem, openCart } from '../testing/open-cart.ts'

beforeEach(() => localStorage.clear())

const nyx = bikeItem()
const other = bikeItem({ partIds: [] })
const newBike: BuildChange = { mode: 'CNM', item: nyx }
const upgrades: BuildChange = {
  mode: 'CEOM',
  orderBikeId: 7,
  partIds: [101, 202],
  title: 'Upgrades for your Nireeka Prime',
}

const guest = () => openCart({ status: 'guest' })

test('a guest adds a bike twice: a success toast, then an info toast, and it is kept with its build', async () => {
  const { cart, notify, events, lines, calls } = guest()
  expect(await cart.putBuild(newBike)).toBe(true)
  expect(await cart.putBuild(newBike)).toBe(true)
  expect(notify.mock.calls).toEqual([
    ['success', 'Nyx, M, Pine added to cart', 'cart'],
    ['info', 'An additional Nyx, M, Pine has been added to the cart', 'cart'],
  ])
  expect(lines()).toEqual([expect.objectContaining({ productId: 9003, bikeSlug: 'nyx', count: 2 })])
  expect(lines()[0]?.build).toEqual(nyx.bike.build)
  expect(events).toContainEqual({ type: 'cart:line-added', productId: 9003 })
  expect(calls).toEqual([])

  const nextPage = guest()
  expect(nextPage.lines()).toEqual(lines())
})

test('a guest edits a line, which stays one line and says where the changes are', async () => {
  const { cart, notify, lines } = guest()
  await cart.putBuild(newBike)
  const { id } = lines()[0]!
  expect(await cart.putBuild({ mode: 'CECM', lineId: id, item: other })).toBe(true)
  expect(notify).toHaveBeenLastCalledWith('success', 'Your changes are in the cart.')
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).toMatchObject({ id, build: other.bike.build })
})

test('a guest is told that the line to be edited is gone', async () => {
  const { cart, notify } = guest()
  expect(await cart.putBuild({ mode: 'CECM', lineId: 5, item: nyx })).toBe(false)
  expect(notify.mock.calls).toEqual([['error', 'This bike isn’t in your cart any more.']])
})

test.each<BuildChange>([upgrades, { ...upgrades, mode: 'CEUM', lineId: 4 }])(
  'a guest has no bike to upgrade, and is asked to log in ($mode)',
  async (change) => {
    const { cart, notify, calls, lines } = guest()
    expect(await cart.putBuild(change)).toBe(false)
    expect(notify.mock.calls).toEqual([['info', expect.stringContaining('Log in')]])
    expect([calls, lines()]).toEqual([[], []])
  },
)

test('a guest whose cart is full is told so', async () => {
  const { cart, notify, lines } = guest()
  await cart.putBuild(newBike)
  await cart.setCount(lines()[0]!.id, 99)
  expect(await cart.putBuild(newBike)).toBe(false)
  expect(notify).toHaveBeenLastCalledWith('info', 'You can’t add more of this.')
})

test('a guest brings a removed bike back with its build, as often as it was there', async () => {
  const { cart, lines } = guest()
  await cart.putBuild(newBike)
  await cart.putBuild(newBike)
  const [line] = lines()
  await cart.remove(line!.id)
  expect(lines()).toEqual([])
  await cart.restore(line!)
  expect(lines()[0]).toMatchObject({ productId: 9003, count: 2, build: nyx.bike.build })
})

test('a guest adds a bike as any other thing, too', async () => {
  const { cart, lines } = guest()
  await cart.add(nyx)
  expect(lines()[0]).toMatchObject({ productId: 9003, build: nyx.bike.build })
})

const bikeLine = lineAnswer({
  id: 70,
  title: nyx.title,
  product_id: 9003,
  bike_slug: 'nyx',
  kind: 'bike',
  build: { size_id: 32, color_id: 3, ral: [], part_ids: [305, 605] },
})

test('at login a guest’s builds go along in the one call, each with its own', async () => {
  const post = vi.fn((_sent: unknown) => cartAnswer([bikeLine]))
  const { cart, session$ } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': post, 'GET /api/cart': cartAnswer([bikeLine]) },
  )
  await cart.putBuild(newBike)
  await cart.putBuild({ mode: 'CNM', item: other })
  session$.next(asMember())
  await cart.merge()
  expect(post.mock.calls.map(([call]) => (call as { body: unknown }).body)).toEqual([
    {
      items: [
        { product_id: 9003, count: 1, build: bikeLine.build },
        { product_id: 9003, count: 1, build: { ...bikeLine.build, part_ids: [] } },
      ],
    },
  ])
  expect(storage.has('guestCart')).toBe(false)
})

test('a bike that can’t be built any more stays in the browser, and its owner is told why', async () => {
  const refused = refusal(422, 'Please check.', { 'items.0.build.part_ids': ['Sold out: Carbon rims.'] })
  const { cart, session$, notify } = openCart(
    { status: 'guest' },
    { 'POST /api/cart': refused, 'GET /api/cart': cartAnswer([]) },
  )
  await cart.putBuild(newBike)
  session$.next(asMember())
  await cart.merge()
  expect(notify).toHaveBeenLastCalledWith(
    'error',
    'Your cart is kept in this browser. Sold out: Carbon rims.',
  )
  expect(storage.has('guestCart')).toBe(true)
})

test('a guest’s builds are quoted by their lines: each has its own price and its own trouble', async () => {
  const quote = vi.fn(({ body }: { body?: unknown }) => {
    const { items } = body as { items: Array<{ line_id: number }> }
    const [first, second] = items.map(({ line_id }) => line_id)
    const gone = { problem: 'gone', notice: 'Carbon rims are gone. Please edit it.' } as const
    return cartAnswer([
      { ...bikeLine, id: second!, price: 3990, title: 'Nyx, M, Graphite', description: 'Standard parts' },
      { ...bikeLine, id: first!, ...gone },
    ])
  })
  const { cart, lines, waitForCart } = openCart({ status: 'guest' }, { 'POST /api/cart/quote': quote })
  await cart.putBuild(newBike)
  await cart.putBuild({ mode: 'CNM', item: other })
  cart.attend()
  await waitForCart(({ check }) => check === 'current')
  expect(lines().map(({ price, problem }) => [price, problem])).toEqual([
    [4210, 'gone'],
    [3990, 'price_changed'],
  ])
  expect(lines()[1]).toMatchObject({ title: 'Nyx, M, Graphite', description: 'Standard parts' })

  // Accepting today's prices never removes a bike.
  await cart.accept()
  expect(lines()).toHaveLength(2)
  expect(lines()[1]).toMatchObject({ price: 3990 })
})
