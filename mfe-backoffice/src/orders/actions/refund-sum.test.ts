import { expect, test } from 'vitest'

import { refundSum } from './refund-sum.ts'

const line = (id: number, refundValues: number[], shipped = 0) => ({ id, refundValues, shipped })
const order = (most: number, ...lines: Array<ReturnType<typeof line>>) => ({
  lines,
  allowed: { refund: most },
})

test('pieces are worth what the server says of as many of them', () => {
  const two = order(500, line(1, [100, 199.99]), line(2, [50]))
  expect(refundSum(two, { 1: 2 })).toBe(199.99)
  expect(refundSum(two, { 1: 1, 2: 1 })).toBe(150)
  expect(refundSum(two, {})).toBe(0)
})

test('cents are added without the errors of fractions', () => {
  expect(refundSum(order(9, line(1, [0.1]), line(2, [0.2]), line(3, [1])), { 1: 1, 2: 1 })).toBe(0.3)
})

test('not more goes back than is left of the order', () => {
  expect(refundSum(order(120, line(1, [100], 1), line(2, [50])), { 1: 1, 2: 1 })).toBe(120)
})

test('all that is left of an order of which nothing was sent comes with its shipping', () => {
  expect(refundSum(order(162, line(1, [100]), line(2, [50])), { 1: 1, 2: 1 })).toBe(162)
  expect(refundSum(order(162, line(1, [100], 1), line(2, [50])), { 1: 1, 2: 1 })).toBe(150)
  expect(refundSum(order(162, line(1, [100]), line(2, [50])), { 1: 1 })).toBe(100)
})
