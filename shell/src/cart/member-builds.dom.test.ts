import type { BuildChange } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { asMember } from '../testing/members.ts'
import { bikeItem, openCart } from '../testing/open-cart.ts'

beforeEach(() => localStorage.clear())

const PUT = 'POST /api/configurator/cart'
const nyx = bikeItem()
const other = bikeItem({ partIds: [] })
const newBike: BuildChange = { mode: 'CNM', item: nyx }
const upgrades: BuildChange = {
  mode: 'CEOM',
  orderBikeId: 7,
  partIds: [101, 202],
  title: 'Upgrades for your Nireeka Prime',
}

const bikeLine = lineAnswer({
  id: 70,
  title: nyx.title,
  product_id: 9003,
  bike_slug: 'nyx',
  kind: 'bike',
  build: { size_id: 32, color_id: 3, ral: [], part_ids: [305, 605] },
})
const upgradeLine = { ...bikeLine, id: 71, product_id: 9101, kind: 'upgrade', order_bike_id: 7 }

const sent = vi.fn<(call: { body?: unknown; headers?: Record<string, string> }) => unknown>()
const member = (answer: unknown = cartAnswer([bikeLine])) => {
  sent.mockReset()
  sent.mockImplementation(() => answer)
  return openCart(asMember(), { [PUT]: sent, 'GET /api/cart': cartAnswer([bikeLine, upgradeLine]) })
}
const bodies = () => sent.mock.calls.map(([{ body }]) => body)
const keys = () => sent.mock.calls.map(([{ headers }]) => headers?.['Idempotency-Key'])

test.each<[BuildChange, object]>([
  [newBike, { mode: 'CNM', bike_slug: 'nyx', size_id: 32, color_id: 3, ral: [], part_ids: [305, 605] }],
  [
    { mode: 'CECM', lineId: 70, item: other },
    { mode: 'CECM', cart_id: 70, bike_slug: 'nyx', size_id: 32, color_id: 3, ral: [], part_ids: [] },
  ],
  [upgrades, { mode: 'CEOM', order_bike_id: 7, part_ids: [101, 202] }],
  [
    { ...upgrades, mode: 'CEUM', lineId: 71 },
    { mode: 'CEUM', cart_id: 71, order_bike_id: 7, part_ids: [101, 202] },
  ],
])(
  'a member’s browser sends nothing but ids, under a key, and reads the cart anew (%#)',
  async (change, body) => {
    const { cart, calls, tell } = member()
    expect(await cart.putBuild(change)).toBe(true)
    expect(bodies()).toEqual([body])
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(calls).toEqual([PUT, 'GET /api/cart'])
    expect(tell).toHaveBeenCalled()
  },
)

test.each<[BuildChange, ...string[]]>([
  [newBike, 'Nyx, M, Pine added to cart', 'cart'],
  [{ mode: 'CECM', lineId: 70, item: other }, 'Your changes are in the cart.'],
  [upgrades, 'Upgrades for your Nireeka Prime added to cart', 'cart'],
  [{ ...upgrades, mode: 'CEUM', lineId: 71 }, 'Your changes are in the cart.'],
])(
  'a member is told what became of it, with a way on where something was added (%#)',
  async (change, ...told) => {
    const { cart, notify } = member()
    await cart.putBuild(change)
    expect(notify.mock.calls).toEqual([['success', ...told]])
  },
)

test('a member who adds what is there already is told by the specification’s text, or that it has changed', async () => {
  const { cart, notify } = member()
  await cart.reload()
  await cart.putBuild(newBike)
  expect(notify).toHaveBeenLastCalledWith(
    'info',
    'An additional Nyx, M, Pine has been added to the cart',
    'cart',
  )
  await cart.putBuild({ mode: 'CNM', item: other })
  expect(notify).toHaveBeenLastCalledWith('success', 'Nyx, M, Pine added to cart', 'cart')
  await cart.putBuild(upgrades)
  expect(notify).toHaveBeenLastCalledWith('success', 'Your changes are in the cart.', 'cart')
})

test.each([
  [
    refusal(422, 'Please check.', { part_ids: ['Rim brakes don’t fit carbon rims.'] }),
    'Rim brakes don’t fit carbon rims.',
  ],
  [refusal(409, 'This was changed in another tab.'), 'This was changed in another tab.'],
  [refusal(404, 'This bike isn’t yours.'), 'This bike isn’t yours.'],
  [refusal(0, "Can't reach server right now."), "Can't reach server right now."],
])('a member is told why it can’t be done (%#)', async (answer, text) => {
  const { cart, notify, calls } = member(answer)
  expect(await cart.putBuild(newBike)).toBe(false)
  expect(notify.mock.calls).toEqual([['error', text]])
  expect(calls).toEqual([PUT])
})

test('a build whose answer was lost is sent again under the same key; after an answer it is another request', async () => {
  const { cart } = member(refusal(0, "Can't reach server right now."))
  await cart.putBuild(newBike)
  sent.mockImplementation(() => cartAnswer([bikeLine]))
  await cart.putBuild(newBike)
  await cart.putBuild(newBike)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('who presses early waits until it is known who is logged in', async () => {
  const { cart, session$ } = openCart(
    { status: 'loading' },
    { [PUT]: cartAnswer([bikeLine]), 'GET /api/cart': cartAnswer([bikeLine]) },
  )
  const outcome = cart.putBuild(newBike)
  session$.next(asMember())
  expect(await outcome).toBe(true)
  expect(storage.has('guestCart')).toBe(false)
})

test('a removed bike comes back with its build, removed upgrades for their bike', async () => {
  const post = vi.fn((_sent: unknown) => cartAnswer([bikeLine]))
  const { cart, lines } = openCart(asMember(), {
    'GET /api/cart': cartAnswer([bikeLine, upgradeLine]),
    'POST /api/cart': post,
    [PUT]: sent,
  })
  await cart.reload()
  const [bike, upgrade] = lines()
  await cart.restore(bike!)
  expect(post.mock.calls[0]?.[0]).toMatchObject({
    body: { items: [{ product_id: 9003, count: 1, build: bikeLine.build }] },
  })
  sent.mockReset()
  await cart.restore(upgrade!)
  expect(bodies()).toEqual([{ mode: 'CEOM', order_bike_id: 7, part_ids: [305, 605] }])
})

test('a bike that is brought back out of the server’s reach is kept with its build, and sent later', async () => {
  let isUp = true
  const post = vi.fn((_sent: unknown) => (isUp ? cartAnswer([bikeLine]) : refusal(0, 'Gone.')))
  const { cart, lines } = openCart(asMember(), {
    'GET /api/cart': cartAnswer([bikeLine]),
    'POST /api/cart': post,
  })
  await cart.reload()
  const [bike] = lines()
  isUp = false
  await cart.restore(bike!)
  await cart.restore({ ...bike!, build: other.bike.build })
  expect(new Set(lines().map(({ id }) => id)).size).toBe(lines().length)
  isUp = true
  post.mockClear()
  await cart.merge()
  expect(post.mock.calls.map(([call]) => (call as { body: unknown }).body)).toEqual([
    { items: [{ product_id: 9003, count: 1, build: bikeLine.build }] },
    { items: [{ product_id: 9003, count: 1, build: { ...bikeLine.build, part_ids: [] } }] },
  ])
})
