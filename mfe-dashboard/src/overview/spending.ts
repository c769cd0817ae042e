import { formatDate, formatPrice, toCents, toDollars } from '@nireeka/contracts'
import type { ShownOrderStatus } from '@nireeka/contracts/api'
import type { ChartPoint } from '@nireeka/ui/charts'

import type { OrderSummary } from '../orders/order.ts'

const MONTHS = 12

export interface Month {
  /** The first moment of the month, in the reader's time zone. */
  start: Date
  /** The amount spent in dollars. */
  spent: number
}

type Paid = Pick<OrderSummary, 'placedAt' | 'status' | 'total'>

/**
 * States of orders that weren't paid or were fully refunded. Partial refunds are ignored, because the list doesn't
 * tell their amounts.
 */
const NOT_SPENT: ReadonlySet<ShownOrderStatus> = new Set([
  'pending_payment',
  'held',
  'expired',
  'cancelled',
  'refunded',
])

const UNDER_WAY: ReadonlySet<ShownOrderStatus> = new Set([
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
  'shipped',
])

/** Returns the first moment of the oldest of the twelve months that end with this one. */
export const firstMonth = (now: Date) => new Date(now.getFullYear(), now.getMonth() - MONTHS + 1, 1)

/** Returns what was spent in each of the last twelve months, the oldest first; a month without orders is 0. */
export function spendingByMonth(orders: readonly Paid[], now: Date): Month[] {
  const first = firstMonth(now)
  return Array.from({ length: MONTHS }, (_, index) => {
    const start = new Date(first.getFullYear(), first.getMonth() + index, 1)
    const end = new Date(first.getFullYear(), first.getMonth() + index + 1, 1)
    const placed = orders.filter(({ placedAt }) => placedAt >= start && placedAt < end)
    const cents = placed.reduce(
      (sum, { status, total }) => (NOT_SPENT.has(status) ? sum : sum + toCents(total)),
      0,
    )
    return { start, spent: toDollars(cents) }
  })
}

export const spentIn = (months: readonly Month[]) =>
  toDollars(months.reduce((sum, { spent }) => sum + toCents(spent), 0))

/** Returns how many orders are paid and haven't arrived yet. */
export const underWay = (orders: ReadonlyArray<Pick<Paid, 'status'>>) =>
  orders.filter(({ status }) => UNDER_WAY.has(status)).length

export const toPoints = (months: readonly Month[]): ChartPoint[] =>
  months.map(({ start, spent }) => ({
    label: formatDate(start, 'month', 'reader'),
    tick: formatDate(start, 'shortMonth', 'reader'),
    values: [spent],
  }))

/** Returns the chart's content as a sentence. */
export function spendingSentence(months: readonly Month[]): string {
  const most = months.reduce<Month | null>(
    (top, month) => (month.spent > (top?.spent ?? 0) ? month : top),
    null,
  )
  const sum = `${formatPrice(spentIn(months))} in the last twelve months`
  return most
    ? `${sum}, most in ${formatDate(most.start, 'month', 'reader')} with ${formatPrice(most.spent)}.`
    : `${sum}.`
}
