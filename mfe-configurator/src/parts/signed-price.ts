import { formatPrice, toDollars } from '@nireeka/contracts'

/** Returns a price difference in cents as text: "+$129", "−$129". */
export const signedPrice = (cents: number) =>
  `${cents < 0 ? '−' : '+'}${formatPrice(toDollars(Math.abs(cents)))}`
