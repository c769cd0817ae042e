import { formatDate, formatPrice } from '@nireeka/contracts'

import { inCountry } from '../../in-country.ts'
import type { Accessory } from '../accessories.api.ts'

type Delivery = NonNullable<Accessory['delivery']>

/** Returns the delivery time as text: "3 to 6 working days to the United States". */
export function deliveryTime({ country, days: { min, max } }: Delivery): string {
  const span = min === max ? `${min}` : `${min} to ${max}`
  const unit = max === 1 ? 'working day' : 'working days'
  return `${span} ${unit} to ${inCountry(country)}`
}

/** Returns the delivery price as text: "$9, free from $150". */
export function deliveryPrice({ price, freeFrom }: Delivery): string {
  if (price === 0) return 'Free'
  return freeFrom === null ? formatPrice(price) : `${formatPrice(price)}, free from ${formatPrice(freeFrom)}`
}

/** Returns when a product is back in stock: "Back on December 14"; null when that is unknown. */
export function backOn(restockOn: string | null): string | null {
  const date = new Date(restockOn ?? '')
  return Number.isNaN(date.getTime()) ? null : `Back on ${formatDate(date, 'dayOfYear')}`
}
