import { formatDate } from '@nireeka/contracts'

import type { DeliveryTime } from './delivery.api.ts'

/** Returns the days between which a build arrives. The server counts days in UTC; so does everybody who reads them. */
export const inDays = ({ from, to }: DeliveryTime) =>
  `${formatDate(from, 'dayOfYear')} to ${formatDate(to, 'dayOfYear')}`

/** For where there is little room. */
export const inShort = ({ from, to }: DeliveryTime) =>
  `${formatDate(from, 'shortDayOfYear')} – ${formatDate(to, 'shortDayOfYear')}`

export const inWeeks = ({ weeksFrom, weeksTo }: DeliveryTime) =>
  weeksFrom === weeksTo
    ? `in ${weeksTo} ${weeksTo === 1 ? 'week' : 'weeks'}`
    : `in ${weeksFrom} to ${weeksTo} weeks`
