import type { CartLine } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { type CartRow, keyOf, mayComeBack, nextRows } from './cart-rows.ts'

const lineOf = (productId: number, change: Partial<CartLine> = {}): CartLine => ({
  id: productId + 100,
  productId,
  title: `Product ${productId}`,
  description: '',
  image: null,
  price: 10,
  count: 1,
  bikeSlug: null,
  orderBikeId: null,
  ...change,
})

const [bell, lock, pump] = [lineOf(1), lineOf(2), lineOf(3)]
const shown = (rows: CartRow[]) => rows.map(({ key, isTaken }) => (isTaken ? `(${key})` : key))
const first = nextRows([], [bell, lock, pump], [])

test('rows stand in the order of the cart', () => {
  expect(shown(first)).toEqual(['product-1', 'product-2', 'product-3'])
})

test('a line that was taken out leaves its place', () => {
  expect(shown(nextRows(first, [bell, pump], ['product-2']))).toEqual([
    'product-1',
    '(product-2)',
    'product-3',
  ])
})

test('a line that comes back stands where it was, though the server puts it at the end with another id', () => {
  const without = nextRows(first, [bell, pump], ['product-2'])
  const rows = nextRows(without, [bell, pump, { ...lock, id: 900 }], ['product-2'])
  expect(shown(rows)).toEqual(['product-1', 'product-2', 'product-3'])
  expect(rows[1]?.line.id).toBe(900)
})

test('what went without the shopper’s doing leaves nothing', () => {
  expect(shown(nextRows(first, [pump], []))).toEqual(['product-3'])
})

const build = { sizeId: 32, colourId: 3, ral: [], partIds: [305] }
const nyx = { bikeSlug: 'nyx', build }

test('two builds of one bike are two lines', () => {
  const other = { ...nyx, build: { ...build, partIds: [] } }
  expect(keyOf(lineOf(9003, nyx))).not.toBe(keyOf(lineOf(9003, other)))
})

test('a bike that comes back stands where it was, though its line is another one', () => {
  expect(keyOf(lineOf(9003, { ...nyx, id: 1 }))).toBe(keyOf(lineOf(9003, { ...nyx, id: 2 })))
})

test('upgrades are known by the bike that they are for, whatever they are', () => {
  const upgrades = { bikeSlug: 'nyx', orderBikeId: 7, build }
  expect(keyOf(lineOf(9103, upgrades))).toBe(keyOf(lineOf(9103, { ...upgrades, id: 3, build: nyx.build })))
  expect(keyOf(lineOf(9103, upgrades))).not.toBe(keyOf(lineOf(9103, { ...upgrades, orderBikeId: 8 })))
})

test.each<[boolean, Partial<CartLine>]>([
  [true, {}],
  [true, { problem: 'sold_out' }],
  [false, { problem: 'gone' }],
  [true, nyx],
  [true, { ...nyx, orderBikeId: 7 }],
  [false, { ...nyx, problem: 'gone' }],
  [false, { ...nyx, problem: 'sold_out' }],
  [false, { bikeSlug: 'nyx', build: null }],
])('that it may come back is %s of %j', (may, change) => {
  expect(mayComeBack(lineOf(1, change), false)).toBe(may)
})

test('a guest’s bike comes back whatever has become of its parts', () => {
  expect(mayComeBack(lineOf(9003, { ...nyx, problem: 'gone' }), true)).toBe(true)
  expect(mayComeBack(lineOf(1, { problem: 'gone' }), true)).toBe(false)
})
