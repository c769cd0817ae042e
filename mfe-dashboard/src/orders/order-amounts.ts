import type { Order } from './order.ts'

export interface Amount {
  label: string
  /** Dollars; below 0: taken off. */
  dollars: number
  isSum?: boolean
}

const METHODS = { standard: 'Standard delivery', express: 'Express delivery' }

/** An order's sums from its lines to its total, and what store credit paid of that. What isn't there has no line. */
export const amountsOf = (order: Order): Amount[] => [
  { label: 'Subtotal', dollars: order.subtotal },
  ...some(order.promoCode ? `Discount (${order.promoCode})` : 'Discount', -order.discount),
  { label: METHODS[order.shippingMethod], dollars: order.shipping },
  { label: order.taxLabel, dollars: order.tax },
  { label: 'Total', dollars: order.total, isSum: true },
  ...some('Paid with store credit', -order.credits),
]

const some = (label: string, dollars: number): Amount[] => (dollars === 0 ? [] : [{ label, dollars }])

/** 2 to 4 working days; null: nothing was promised. */
export function daysInWords({ days }: Pick<Order, 'days'>): string | null {
  if (!days) return null
  const { min, max } = days
  if (min === max) return min === 1 ? '1 working day' : `${min} working days`
  return `${min} to ${max} working days`
}
