import type { DeliveryTime } from './delivery.api.ts'

// The server counts days in UTC; so does everybody who reads them.
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export const inDays = ({ from, to }: DeliveryTime) =>
  `${day.format(new Date(from))} to ${day.format(new Date(to))}`

/** For where there is little room. */
export const inShort = ({ from, to }: DeliveryTime) =>
  `${short.format(new Date(from))} – ${short.format(new Date(to))}`

export const inWeeks = ({ weeksFrom, weeksTo }: DeliveryTime) =>
  weeksFrom === weeksTo
    ? `in ${weeksTo} ${weeksTo === 1 ? 'week' : 'weeks'}`
    : `in ${weeksFrom} to ${weeksTo} weeks`
