import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { firstMonth, spendingByMonth, spendingSentence, spentIn, toPoints, underWay } from './spending.ts'

const NOW = new Date(2026, 10, 21, 12)
const order = (placedAt: Date, total: number, status: ShownOrderStatus = 'delivered') => ({
  placedAt,
  total,
  status,
})

test('the twelve months end with this one, and one without orders is 0', () => {
  const months = spendingByMonth([], NOW)
  expect(months.map(({ spent }) => spent)).toEqual(Array.from({ length: 12 }, () => 0))
  expect(toPoints(months).map(({ tick }) => tick)).toEqual(
    'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
  )
  expect(months[0]?.start).toEqual(firstMonth(NOW))
})

test('an order counts in the month it was placed in, from its first moment to its last', () => {
  const months = spendingByMonth(
    [
      order(new Date(2026, 9, 1), 0.1),
      order(new Date(2026, 9, 31, 23, 59, 59, 999), 0.2),
      order(new Date(2026, 10, 1), 40),
      order(new Date(2025, 10, 30), 999),
    ],
    NOW,
  )
  expect(months.slice(-2).map(({ spent }) => spent)).toEqual([0.3, 40])
  expect(spentIn(months)).toBe(40.3)
})

test.each<[ShownOrderStatus, number]>([
  ['pending_payment', 0],
  ['held', 0],
  ['expired', 0],
  ['cancelled', 0],
  ['refunded', 0],
  ['partly_refunded', 10],
  ['paid', 10],
  ['return_requested', 10],
])('an order that is %s counts as %i of 10 dollars', (status, spent) => {
  expect(spentIn(spendingByMonth([order(NOW, 10, status)], NOW))).toBe(spent)
})

test('what is paid and has not arrived is under way', () => {
  expect(
    underWay([{ status: 'paid' }, { status: 'shipped' }, { status: 'delivered' }, { status: 'held' }]),
  ).toBe(2)
})

test('the sentence says what the chart shows', () => {
  expect(spendingSentence(spendingByMonth([order(NOW, 40), order(new Date(2026, 2, 3), 1200)], NOW))).toBe(
    '$1,240 in the last twelve months, most in March 2026 with $1,200.',
  )
  expect(spendingSentence(spendingByMonth([], NOW))).toBe('$0 in the last twelve months.')
})
