import type { ShippingEstimate } from '@nireeka/contracts'

import { BY_EMAIL, workingDays } from '../checkout/arrival.ts'

/** Returns how long sending the cart takes as text: "3 to 6 working days on the way". */
export function estimateText({ country, days }: ShippingEstimate): string {
  if (!country.isServed || !days) return `We don’t ship to ${country.name} yet.`
  if (days.max === 0) return BY_EMAIL
  return `${workingDays(days)} on the way`
}
