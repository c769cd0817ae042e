import { afterWorkingDays, type CartLine, formatDateSpan } from '@nireeka/contracts'

import type { Quote } from './checkout.api.ts'

interface Days {
  min: number
  max: number
}

/** Returns the estimated arrival as text: "March 4 to 9". */
export function arrival(from: Date, { min, max }: Days): string {
  return formatDateSpan(afterWorkingDays(from, min), afterWorkingDays(from, max))
}

export const workingDays = ({ min, max }: Days) =>
  min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} working days`

export const ON_REQUEST = 'Delivery date on request'

/**
 * Returns the arrival of an order with bikes to be built first. `leadDays` is the number of working days for that: 0
 * without bikes, null when unknown.
 */
export const builtArrival = (from: Date, days: Days, leadDays: number | null) =>
  leadDays === null ? ON_REQUEST : arrival(from, { min: days.min + leadDays, max: days.max + leadDays })

/** Returns a shipping method's duration and arrival as text: "3 to 6 working days, about March 4 to 9". */
export function deliveryText(from: Date, days: Days, leadDays: number | null): string {
  if (leadDays === null) return `${workingDays(days)} on the way. ${ON_REQUEST}`
  const way = workingDays(days)
  const told =
    leadDays > 0 ? `${workingDays({ min: leadDays, max: leadDays })} to build it, then ${way}` : way
  return `${told}, about ${builtArrival(from, days, leadDays)}`
}

export const BY_EMAIL = 'By email, as soon as you’ve paid'

const isDated = (delivery: CartLine['delivery']) => delivery?.kind === 'dated'

/**
 * Returns when a whole cart is there as text, which is when its slowest line is. Undefined until the server has told
 * each line's delivery, null when nothing can be said.
 */
export function cartArrival(lines: ReadonlyArray<Pick<CartLine, 'delivery'>>): string | null | undefined {
  const deliveries = lines.map(({ delivery }) => delivery)
  if (deliveries.includes(undefined)) return undefined
  if (deliveries.some((delivery) => delivery?.kind === 'on_request')) return ON_REQUEST
  const [slowest] = deliveries.filter(isDated).toSorted((one, other) => other.last.localeCompare(one.last))
  if (slowest) return `Arrives ${formatDateSpan(slowest.first, slowest.last)}`
  return deliveries.some((delivery) => delivery?.kind === 'email') ? BY_EMAIL : null
}

/** Returns when a quoted order is there as text: undefined until there is a quote, null where we don't ship. */
export function quotedArrival(from: Date, quote: Quote | undefined): string | null | undefined {
  if (!quote) return undefined
  if (!quote.served) return null
  if (quote.methods.length === 0 || !quote.days) return BY_EMAIL
  const text = builtArrival(from, quote.days, quote.leadDays)
  return text === ON_REQUEST ? text : `Arrives ${text}`
}
