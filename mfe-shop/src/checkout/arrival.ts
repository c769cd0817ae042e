import { afterWorkingDays, formatDate } from '@nireeka/contracts'

interface Days {
  min: number
  max: number
}

/** Returns the estimated arrival as text: "March 4 to March 9". */
export function arrival(from: Date, { min, max }: Days): string {
  const first = formatDate(afterWorkingDays(from, min), 'dayOfYear')
  const last = formatDate(afterWorkingDays(from, max), 'dayOfYear')
  return first === last ? first : `${first} to ${last}`
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

/** Returns a shipping method's duration and arrival as text: "3 to 6 working days, about March 4 to March 9". */
export function deliveryText(from: Date, days: Days, leadDays: number | null): string {
  if (leadDays === null) return `${workingDays(days)} on the way. ${ON_REQUEST}`
  const way = workingDays(days)
  const told =
    leadDays > 0 ? `${workingDays({ min: leadDays, max: leadDays })} to build it, then ${way}` : way
  return `${told}, about ${builtArrival(from, days, leadDays)}`
}
