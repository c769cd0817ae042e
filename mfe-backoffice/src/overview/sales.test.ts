import { expect, test } from 'vitest'

import { ordersSentence, salesSentence, toPoints } from './sales.ts'

const dayOf = (day: string, orders: number, paid: number) => ({ day, orders, paid, refunded: 0 })
const DAYS = [dayOf('2026-10-31', 3, 150.5), dayOf('2026-11-01', 1, 4490)]

test('the best day is said with what was paid on it', () => {
  expect(salesSentence(DAYS)).toBe('Best day: November 1, 2026, $4,490.')
  expect(salesSentence([dayOf('2026-11-01', 0, 0)])).toBeUndefined()
})

test('the most orders of a day are said', () => {
  expect(ordersSentence(DAYS)).toBe('Up to 3 paid orders a day.')
  expect(ordersSentence([dayOf('2026-11-01', 1, 2)])).toBe('Up to 1 paid order a day.')
})

test('days are points with their full and their short name', () => {
  expect(toPoints(DAYS, ({ orders }) => [orders])[1]).toEqual({
    label: 'November 1, 2026',
    tick: 'Nov 1',
    values: [1],
  })
})
