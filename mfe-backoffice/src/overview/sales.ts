import { formatDate, formatNumber, formatPrice } from '@nireeka/contracts'
import type { ChartPoint } from '@nireeka/ui/charts'

import type { SalesDay } from './figures.api.ts'

/** Returns the days as points of a chart. Dates are in UTC, as on the server. */
export const toPoints = (
  days: readonly SalesDay[],
  figuresOf: (day: SalesDay) => readonly number[],
): ChartPoint[] =>
  days.map((day) => ({
    label: formatDate(day.day),
    tick: formatDate(day.day, 'shortDayOfYear'),
    values: figuresOf(day),
  }))

/** Returns the sales chart's content as a sentence; none where nothing was paid. */
export function salesSentence(days: readonly SalesDay[]): string | undefined {
  const best = days.reduce<SalesDay | null>((top, day) => (day.paid > (top?.paid ?? 0) ? day : top), null)
  return best ? `Best day: ${formatDate(best.day)}, ${formatPrice(best.paid)}.` : undefined
}

/** Returns the order chart's content as a sentence. */
export function ordersSentence(days: readonly SalesDay[]): string {
  const most = Math.max(0, ...days.map(({ orders }) => orders))
  return `Up to ${most === 1 ? '1 paid order' : `${formatNumber(most)} paid orders`} a day.`
}
