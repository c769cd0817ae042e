import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test } from 'vitest'

import { cartAnswer, lineAnswer } from '../testing/cart-answers.ts'
import { asMember } from '../testing/members.ts'
import { helmet, openCart } from '../testing/open-cart.ts'

beforeEach(() => localStorage.clear())

const unreachable = refusal(0, "Can't reach server right now.")
const one = cartAnswer([lineAnswer({ count: 1 })])

/** Opens a fake server with one line in the cart, which can be made unreachable. */
function openServer() {
  const keys: string[] = []
  let isUp = true
  let count = 1
  const read = () => cartAnswer(count > 0 ? [lineAnswer({ count })] : [])
  const up = (work: (body: never) => void) => (sent: { body?: unknown }) => {
    if (!isUp) throw unreachable
    work(sent.body as never)
    return read()
  }
  const replies = {
    'GET /api/cart': up(() => undefined),
    'POST /api/cart': up(({ items }: { items: Array<{ count: number }> }) => {
      keys.push('add')
      count += items[0]!.count
    }),
    'PUT /api/cart/count': up((input: { count: number }) => (count = input.count)),
    'DELETE /api/cart/70': up(() => (count = 0)),
  }
  return { replies, keys, count: () => count, go: (isBack: boolean) => (isUp = isBack) }
}

async function openMember() {
  const server = openServer()
  const parts = openCart(asMember(), server.replies)
  await parts.cart.reload()
  parts.calls.length = 0
  return { ...parts, server }
}

test('a change shows at once, and is followed by a reload', async () => {
  const { cart, calls, lines } = await openMember()
  const shown: unknown[] = []
  cart.state$.subscribe(({ cart: { check } }) => shown.push([lines()[0]?.count, check, calls.length]))
  await cart.setCount(70, 3)
  expect(shown).toEqual([
    [1, 'current', 0],
    [3, 'asking', 0],
    [3, 'current', 2],
  ])
  expect(calls).toEqual(['PUT /api/cart/count', 'GET /api/cart'])
})

test('pressing plus three times in a row asks for three more', async () => {
  const { cart, lines, server, waitForCart } = await openMember()
  await cart.setCount(70, 1)
  const press = () => cart.setCount(70, lines()[0]!.count + 1)
  const first = press()
  await waitForCart((shown) => shown.lines[0]?.count === 2)
  const second = press()
  await waitForCart((shown) => shown.lines[0]?.count === 3)
  await Promise.all([first, second, press()])
  expect(server.count()).toBe(4)
  expect(lines()[0]?.count).toBe(4)
})

test('other tabs are told of a change that was made', async () => {
  const { cart, tell } = await openMember()
  await cart.setCount(70, 2)
  expect(tell).toHaveBeenCalled()
})

test('a line that was removed is told by the specification’s text; one that the server kept is back', async () => {
  const { cart, notify, lines } = await openMember()
  await cart.remove(70)
  expect(notify).toHaveBeenLastCalledWith('error', 'City helmet was removed from the cart')
  expect(lines()).toEqual([])

  const kept = openCart(asMember(), {
    'GET /api/cart': one,
    'DELETE /api/cart/70': refusal(500, 'Something went wrong.'),
  })
  await kept.cart.reload()
  await kept.cart.remove(70)
  expect(kept.notify.mock.calls).toEqual([['error', 'Something went wrong.']])
  expect(kept.lines()).toHaveLength(1)
})

test('what is done out of the server’s reach shows, is kept, and is done once when it is back', async () => {
  const { cart, lines, server, notify, waitForCart } = await openMember()
  server.go(false)
  await cart.add(helmet)
  await cart.setCount(70, 5)
  expect(lines()[0]).toMatchObject({ count: 5 })
  expect(cart.state$.value).toMatchObject({ status: 'ready', cart: { check: 'failed', shipping: null } })
  expect(notify).toHaveBeenLastCalledWith('info', expect.stringContaining('kept and sent later'))
  expect(storage.has('cartPending')).toBe(true)

  server.go(true)
  dispatchEvent(new Event('online'))
  await waitForCart(({ check }) => check === 'current')
  expect(server.count()).toBe(5)
  expect(server.keys).toEqual(['add'])
  expect(storage.has('cartPending')).toBe(false)
  dispatchEvent(new Event('online'))
  await cart.merge()
  expect(server.keys).toEqual(['add'])
})

test('several pieces are one request and one message', async () => {
  const { cart, notify, server } = await openMember()
  await cart.add(helmet, 4)
  expect([server.count(), server.keys]).toEqual([5, ['add']])
  expect(notify.mock.calls).toEqual([['success', 'City helmet added to cart', 'cart']])
})

test('an addition whose answer was lost is sent again under the same key', async () => {
  const sent: unknown[] = []
  let isLost = true
  const { cart } = openCart(asMember(), {
    'GET /api/cart': one,
    'POST /api/cart': ({ body }: { body?: unknown }) => {
      sent.push([body, (storage.read('cartPending') as { edits: unknown[] } | null)?.edits.length ?? 0])
      if (isLost) throw unreachable
      return one
    },
  })
  await cart.add(helmet)
  const [edit] = (storage.read('cartPending') as { edits: Array<{ key: string }> }).edits
  expect(edit?.key).toMatch(/^[0-9a-f-]{36}$/)
  isLost = false
  await cart.merge()
  expect(sent).toHaveLength(2)
  expect(storage.has('cartPending')).toBe(false)
})

test('what one member did out of reach is never done in another’s cart', async () => {
  storage.write('cartPending', { email: 'somebody@else.com', edits: [{ type: 'remove', id: 70 }] })
  const { cart, server } = await openMember()
  await cart.merge()
  expect(server.count()).toBe(1)
  expect(storage.has('cartPending')).toBe(false)
})

test.each(['x', { edits: 'x' }, { email: 'ann@example.com', edits: [null, { type: 'remove', id: -1 }, {}] }])(
  'a corrupt list %j of what is still to be done does nothing',
  async (stored) => {
    storage.write('cartPending', stored)
    const { cart, server, calls } = await openMember()
    await cart.merge()
    expect(calls).toEqual(['GET /api/cart'])
    expect(server.count()).toBe(1)
  },
)

test('a guest’s code goes along into the account; one that doesn’t count there is told, and the cart is whole', async () => {
  storage.write('cartCode', 'WELCOME5')
  const put = refusal(422, 'Please check.', { code: ['This code is for first orders.'] })
  const { cart, notify, lines } = openCart(asMember(), { 'GET /api/cart': one, 'PUT /api/cart/promo': put })
  await cart.merge()
  expect(notify.mock.calls).toEqual([
    ['info', 'Your promo code WELCOME5 isn’t in your cart: This code is for first orders.'],
  ])
  expect(storage.has('cartCode')).toBe(false)
  expect(lines()).toHaveLength(1)
})

test('today’s prices are taken for right by the server', async () => {
  const accepted = cartAnswer([lineAnswer({ price: 129 })])
  const { cart, lines } = openCart(asMember(), { 'POST /api/cart/accept': accepted })
  await cart.accept()
  expect(lines()[0]?.price).toBe(129)
})
