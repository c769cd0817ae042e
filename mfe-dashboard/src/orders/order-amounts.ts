import type { Order } from './order.ts'

export interface Amount {
  label: string
  /** Dollars; below 0 is a deduction. */
  dollars: number
  /** The text shown instead of $0. */
  free?: string
  isSum?: boolean
}

const METHODS = { standard: 'Standard delivery', express: 'Express delivery' }

/** Returns an order's amounts from subtotal to total, and what store credit paid of it. A discount or credit of 0 is left out. */
export const amountsOf = (order: Order): Amount[] => [
  { label: 'Subtotal', dollars: order.subtotal },
  ...some(order.promoCode ? `Discount (${order.promoCode})` : 'Discount', -order.discount),
  { label: METHODS[order.shippingMethod], dollars: order.shipping, free: 'Free' },
  { label: order.taxLabel, dollars: order.tax },
  { label: 'Total', dollars: order.total, isSum: true },
  ...some('Paid with store credit', -order.credits),
]

const some = (label: string, dollars: number): Amount[] => (dollars === 0 ? [] : [{ label, dollars }])

/** Returns how long building and delivery take, in a sentence or two; null if no time was promised. */
export function deliveryTime({ days, leadDays }: Pick<Order, 'days' | 'leadDays'>): string | null {
  if (!days) return null
  const way = `Once shipped, it takes ${formatDays(days)}.`
  if (leadDays === null) return `Delivery date on request. ${way}`
  return leadDays > 0 ? `Building takes ${formatDays({ min: leadDays, max: leadDays })}. ${way}` : way
}

/** Returns a number of working days, or their range, in words. */
export function formatDays({ min, max }: { min: number; max: number }) {
  if (min === max) return min === 1 ? '1 working day' : `${min} working days`
  return `${min} to ${max} working days`
}
