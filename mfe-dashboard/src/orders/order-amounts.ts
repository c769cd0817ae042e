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

/** How long it takes in a sentence or two; null: nothing was promised. */
export function wayInWords({ days, leadDays }: Pick<Order, 'days' | 'leadDays'>): string | null {
  if (!days) return null
  const way = `Once sent, it takes ${daysInWords(days)}.`
  if (leadDays === null) return `Delivery date on request. ${way}`
  return leadDays > 0 ? `We need ${daysInWords({ min: leadDays, max: leadDays })} to build it. ${way}` : way
}

function daysInWords({ min, max }: { min: number; max: number }) {
  if (min === max) return min === 1 ? '1 working day' : `${min} working days`
  return `${min} to ${max} working days`
}
