import { expect, test } from 'vitest'

import { addItem, parseGuestCart, setQuantity, toCart } from './guest-lines.ts'

const helmet = { id: 1, title: 'City helmet', description: 'With light', price: 119, thumbnail: '/h.webp' }

test('a new item starts at quantity 1', () => {
  expect(addItem([], helmet, 1)).toEqual([{ ...helmet, cartQuantity: 1 }])
})

test('adding an existing item raises its quantity by 1', () => {
  expect(addItem(addItem([], helmet, 1), helmet, 1)).toEqual([{ ...helmet, cartQuantity: 2 }])
})

test('several are added at once, but never more than a line may hold', () => {
  const four = addItem([], helmet, 4)
  expect(four).toEqual([{ ...helmet, cartQuantity: 4 }])
  expect(addItem(four, helmet, 95)).toEqual([{ ...helmet, cartQuantity: 99 }])
  expect(addItem(four, helmet, 96)).toBe(four)
})

test('decreasing at quantity 1 removes the item', () => {
  expect(setQuantity(addItem([], helmet, 1), 1, 0)).toEqual([])
})

test('totals count every piece', () => {
  expect(toCart(setQuantity(addItem([], helmet, 1), 1, 3)).lines[0]).toMatchObject({ productId: 1, count: 3 })
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
  [{ ...helmet, price: Infinity, cartQuantity: 1 }],
  'x'.repeat(5_000_000),
])('a corrupt stored cart %j leaves an empty one', (stored) => {
  expect(parseGuestCart(stored)).toEqual([])
})

test('what can be kept of a damaged cart is kept', () => {
  const good = { ...helmet, cartQuantity: 2 }
  expect(parseGuestCart([{ id: 'x' }, { ...good, extra: 1 }])).toEqual([good])
})

test('a number that is too large is kept as the largest there is, and adding goes no further', () => {
  const [line] = parseGuestCart([{ ...helmet, cartQuantity: 1e9 }])
  expect(line?.cartQuantity).toBe(99)
  expect(addItem([line!], helmet, 1)).toEqual([line])
})

test('the same product twice in a stored cart is one line', () => {
  const line = { ...helmet, cartQuantity: 2 }
  expect(parseGuestCart([line, { ...line, cartQuantity: 5 }])).toEqual([line])
})

test('keys of a prototype in a stored cart reach no prototype', () => {
  const stored: unknown = JSON.parse(
    `[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"id":1,"title":"Bell","price":9,"cartQuantity":1}]`,
  )
  const [line] = parseGuestCart(stored)
  expect(line).toEqual({ id: 1, title: 'Bell', price: 9, cartQuantity: 1, description: '', thumbnail: null })
  expect('isAdmin' in {}).toBe(false)
})

test.each(['https://evil.example/a.webp', '//evil.example/a.webp', 'javascript:alert(1)', 7])(
  'a picture at %j, which isn’t ours, is left out',
  (thumbnail) => {
    expect(parseGuestCart([{ ...helmet, thumbnail, cartQuantity: 1 }])[0]?.thumbnail).toBeNull()
  },
)

test('adding takes over the price that the product’s page shows', () => {
  const [line] = addItem(addItem([], helmet, 1), { ...helmet, price: 109 }, 1)
  expect(line).toMatchObject({ price: 109, cartQuantity: 2 })
})
