import { formatPrice, type ShippingEstimate } from '@nireeka/contracts'

import { workingDays } from '../checkout/arrival.ts'

/** Returns what sending the cart takes as text: "Shipping: $9, 3 to 6 working days on the way". */
export function estimateText({ country, shipping, days }: ShippingEstimate): string {
  if (!country.isServed || !days) return `We don’t ship to ${country.name} yet.`
  if (days.max === 0) return 'Shipping: Free, by email'
  return `Shipping: ${shipping === 0 ? 'Free' : formatPrice(shipping)}, ${workingDays(days)} on the way`
}
