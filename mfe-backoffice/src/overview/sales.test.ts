import { expect, test } from 'vitest'

import { averageOrder, lastWeeks, ordersSentence, revenueIn, revenueSentence, toPoints } from './sales.ts'

const day = (name: string, orders: number, revenue: number) => ({ day: new Date(name), orders, revenue })
const days = [day('2026-11-01', 2, 0.1), day('2026-11-02', 0, 0), day('2026-11-03', 1, 1200.2)]

test('days are named as they are in UTC, in full and short', () => {
  expect(toPoints(days, ({ orders }) => orders)[0]).toEqual({
    label: 'November 1, 2026',
    tick: 'Nov 1',
    values: [2],
  })
})

test('money is added in whole cents', () => {
  expect(revenueIn([day('2026-11-01', 1, 0.1), day('2026-11-02', 1, 0.2)])).toBe(0.3)
})

test('an order brings on average what was kept by all of them; without orders there is no average', () => {
  expect(averageOrder(days)).toBe(400.1)
  expect(averageOrder([])).toBeNull()
})

test('the last week stands beside the one before', () => {
  const month = Array.from({ length: 30 }, (_, index) => day('2026-11-01', index, 0))
  const { last, before } = lastWeeks(month)
  expect([last.length, last[0]?.orders, before.length, before[0]?.orders]).toEqual([7, 23, 7, 16])
})

test('sentences say what the charts show', () => {
  expect(revenueSentence(days)).toBe('$1,200.30 in the last 3 days. Best day: November 3, 2026, $1,200.20.')
  expect(ordersSentence(days)).toBe('3 orders in the last 3 days, up to 2 a day.')
})
