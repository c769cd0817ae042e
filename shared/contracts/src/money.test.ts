import { expect, test } from 'vitest'

import { orderTotal, subtotal, type CartLine } from './cart.ts'
import { formatPrice, toCents, toDollars } from './money.ts'

const line = (price: number, count: number): CartLine => ({
  id: 1,
  productId: 1,
  title: 'Bell',
  description: '',
  image: null,
  price,
  count,
  bikeSlug: null,
  orderBikeId: null,
})

test.each([
  [1090, '$1,090'],
  [12.95, '$12.95'],
  [0, '$0'],
  [1234567.5, '$1,234,567.50'],
])('%d dollars are shown as %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text)
})

test('cents and dollars are exact both ways', () => {
  for (let cents = 0; cents < 20_000; cents += 7) expect(toCents(toDollars(cents))).toBe(cents)
})

test('totals are the sum of price times quantity, exact to the cent', () => {
  const cart = { lines: [line(0.1, 3), line(12.95, 2)], shipping: 9, tax: 2.1 }
  expect(subtotal(cart)).toBe(26.2)
  expect(orderTotal(cart)).toBe(37.3)
})
