import { formatDate, formatNumber, formatPrice, toCents, toDollars } from '@nireeka/contracts'
import type { ChartPoint } from '@nireeka/ui/charts'

import type { OrderDay } from './overview.api.ts'

const WEEK = 7

/** Returns the days as points of a chart. Dates are in UTC, as on the server. */
export const toPoints = (days: readonly OrderDay[], figureOf: (day: OrderDay) => number): ChartPoint[] =>
  days.map((day) => ({
    label: formatDate(day.day),
    tick: formatDate(day.day, 'shortDayOfYear'),
    values: [figureOf(day)],
  }))

export const ordersIn = (days: readonly OrderDay[]) => days.reduce((sum, { orders }) => sum + orders, 0)

/** Returns the total revenue, summed in whole cents to avoid rounding errors. */
export const revenueIn = (days: readonly OrderDay[]) =>
  toDollars(days.reduce((sum, { revenue }) => sum + toCents(revenue), 0))

/** Returns the last seven days, and the seven before them. */
export const lastWeeks = (days: readonly OrderDay[]) => ({
  last: days.slice(-WEEK),
  before: days.slice(-2 * WEEK, -WEEK),
})

/** Returns the average order value in dollars; null without orders. */
export function averageOrder(days: readonly OrderDay[]): number | null {
  const orders = ordersIn(days)
  return orders === 0 ? null : toDollars(toCents(revenueIn(days)) / orders)
}

/** Returns the revenue chart's content as a sentence. */
export function revenueSentence(days: readonly OrderDay[]): string {
  const best = days.reduce<OrderDay | null>(
    (top, day) => (day.revenue > (top?.revenue ?? 0) ? day : top),
    null,
  )
  const sum = `${formatPrice(revenueIn(days))} in the last ${days.length} days`
  return best ? `${sum}. Best day: ${formatDate(best.day)}, ${formatPrice(best.revenue)}.` : `${sum}.`
}

/** Returns the order chart's content as a sentence. */
export function ordersSentence(days: readonly OrderDay[]): string {
  const count = ordersIn(days)
  const most = Math.max(0, ...days.map(({ orders }) => orders))
  const words = count === 1 ? '1 order' : `${formatNumber(count)} orders`
  return `${words} in the last ${days.length} days, up to ${formatNumber(most)} a day.`
}
