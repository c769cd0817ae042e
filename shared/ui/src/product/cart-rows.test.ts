import type { CartLine } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { type CartRow, keyOf, nextRows } from './cart-rows.ts'

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

test('two bikes of one kind are two lines', () => {
  const nyx = { bikeSlug: 'nyx', productId: 50 }
  expect(keyOf(lineOf(50, { ...nyx, id: 1 }))).not.toBe(keyOf(lineOf(50, { ...nyx, id: 2 })))
})
