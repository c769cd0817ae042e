import { expect, test } from 'vitest'

import { addItem, parseGuestCart, setQuantity, toCart } from './guest-cart.ts'

const helmet = { id: 1, title: 'City helmet', description: 'With light', price: 119, thumbnail: '/h.webp' }

test('a new item starts at quantity 1', () => {
  expect(addItem([], helmet)).toEqual([{ ...helmet, cartQuantity: 1 }])
})

test('adding an existing item raises its quantity by 1', () => {
  expect(addItem(addItem([], helmet), helmet)).toEqual([{ ...helmet, cartQuantity: 2 }])
})

test('decreasing at quantity 1 removes the item', () => {
  expect(setQuantity(addItem([], helmet), 1, 0)).toEqual([])
})

test('totals count every piece', () => {
  expect(toCart(setQuantity(addItem([], helmet), 1, 3)).lines[0]).toMatchObject({ productId: 1, count: 3 })
})

test.each([
  null,
  'x',
  { __proto__: [] },
  [null],
  [{ ...helmet }],
  [{ ...helmet, cartQuantity: 0 }],
  [{ ...helmet, cartQuantity: 1.5 }],
  [{ ...helmet, id: '1', cartQuantity: 1 }],
  [{ ...helmet, price: -1, cartQuantity: 1 }],
  [{ ...helmet, price: NaN, cartQuantity: 1 }],
])('a corrupt stored cart %j leaves an empty one', (stored) => {
  expect(parseGuestCart(stored)).toEqual([])
})

test('what can be kept of a damaged cart is kept', () => {
  const good = { ...helmet, cartQuantity: 2 }
  expect(parseGuestCart([{ id: 'x' }, { ...good, extra: 1 }])).toEqual([good])
})
