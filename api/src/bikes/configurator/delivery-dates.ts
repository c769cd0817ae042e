import type { DeliveryDatesData } from '@nireeka/contracts/api'

const DAY_MS = 24 * 60 * 60 * 1000

/** The range of a bike's transport time, in days. */
export interface TransportDays {
  least: number
  most: number
}

/** The transport time that is assumed while no country is known. */
export const TRANSPORT_DAYS: TransportDays = { least: 3, most: 7 }

/**
 * Returns when a build with `leadDays` working days of lead time arrives if it is ordered now. Days are counted in UTC.
 */
export function deliveryDates(
  now: Date,
  leadDays: number,
  transport: TransportDays = TRANSPORT_DAYS,
): DeliveryDatesData {
  const ready = addWorkingDays(now, leadDays)
  const from = addDays(ready, transport.least)
  const to = addDays(ready, transport.most)
  return {
    lead_days: leadDays,
    ready_on: dayOf(ready),
    arrives_from: dayOf(from),
    arrives_to: dayOf(to),
    weeks_from: Math.floor(weeksBetween(now, from)),
    weeks_to: Math.ceil(weeksBetween(now, to)),
  }
}

export function addWorkingDays(start: Date, days: number): Date {
  let day = start
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left--
  }
  return day
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6
const addDays = (day: Date, count: number) => new Date(day.getTime() + count * DAY_MS)
const dayOf = (day: Date) => day.toISOString().slice(0, 10)
const weeksBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / (7 * DAY_MS)
