import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { helmet, openCart } from '../testing/open-cart.ts'

beforeEach(() => localStorage.clear())

const good = { ...helmet, cartQuantity: 2 }
const DAMAGED = 'Part of your cart couldn’t be read in this browser. The rest is still there.'

test.each([
  ['bad JSON', '[{"id":1,', 0],
  ['5 MB of nothing', JSON.stringify('x'.repeat(4_900_000)), 0],
  ['another shape', '{"id":1}', 0],
  ['keys of a prototype', '[{"__proto__":{"id":1}}]', 0],
  ['one good line among bad ones', JSON.stringify([{ id: 'x' }, good, null]), 1],
  ['40,000 lines', JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ ...good, id: at + 1 }))), 100],
])('%s: what can be kept is kept, and it is told once', async (_what, stored, kept) => {
  localStorage.setItem('cartItems', stored)
  const { cart, notify, lines } = openCart({ status: 'guest' })
  expect(cart.state$.value.status).toBe('ready')
  expect(lines()).toHaveLength(kept)
  await waitFor(() => expect(notify.mock.calls).toEqual([['info', DAMAGED]]))
  await cart.reload()
  await cart.reload()
  expect(notify).toHaveBeenCalledOnce()

  // The next page finds the lines that were kept, and shows no notice.
  const next = openCart({ status: 'guest' })
  expect(next.lines()).toHaveLength(kept)
  await next.cart.add({ ...helmet, id: 4711 })
  expect(next.notify.mock.calls.filter(([, text]) => text === DAMAGED)).toEqual([])
})

test('a full local storage loses nothing of this visit, and is told once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { cart, notify, lines } = openCart({ status: 'guest' })
  await cart.add(helmet)
  await cart.add(helmet)
  expect(lines()[0]).toMatchObject({ count: 2 })
  const told = () =>
    notify.mock.calls.filter(([, text]) => text.startsWith('This browser’s storage is full.'))
  await waitFor(() => expect(told()).toHaveLength(1))
})

test('what a guest does in one tab shows in the others', async () => {
  const { cart, lines } = openCart({ status: 'guest' })
  expect(lines()).toEqual([])
  localStorage.setItem('cartItems', JSON.stringify([good]))
  dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }))
  expect(lines()[0]).toMatchObject({ title: 'City helmet', count: 2 })
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(cart.state$.value.cart.lines).toEqual([])
})
