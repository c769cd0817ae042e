import { expect, test } from 'vitest'

import { orderTotal, subtotal, type CartLine } from './cart.ts'
import { formatNumber, formatPrice, toCents, toDollars } from './money.ts'

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

test('prices and numbers are what Intl writes', () => {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const whole = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  const number = new Intl.NumberFormat('en-US')
  for (let cents = -150_000; cents < 200_000_000; cents += 97 + Math.trunc(Math.abs(cents) / 100)) {
    const dollars = cents / 100
    expect(formatPrice(dollars)).toBe((Number.isInteger(dollars) ? whole : price).format(dollars))
    expect(formatNumber(cents)).toBe(number.format(cents))
    expect(formatNumber(cents / 16)).toBe(number.format(cents / 16))
  }
})
