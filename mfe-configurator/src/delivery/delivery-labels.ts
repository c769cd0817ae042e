import { formatDateSpan } from '@nireeka/contracts'

import type { DeliveryTime } from './delivery.api.ts'

/** Returns the dates between which a build arrives, as text. Dates are in UTC, as on the server. */
export const inDays = ({ from, to }: DeliveryTime) => formatDateSpan(from, to)

/** Returns the delivery dates as a shorter text. */
export const inShort = ({ from, to }: DeliveryTime) => formatDateSpan(from, to, 'shortDayOfYear')

export const inWeeks = ({ weeksFrom, weeksTo }: DeliveryTime) =>
  weeksFrom === weeksTo
    ? `in ${weeksTo} ${weeksTo === 1 ? 'week' : 'weeks'}`
    : `in ${weeksFrom} to ${weeksTo} weeks`
