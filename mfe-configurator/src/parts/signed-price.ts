import { formatPrice, toDollars } from '@nireeka/contracts'

/** A difference in cents as a person reads it: "+$129", "−$129". */
export const signedPrice = (cents: number) =>
  `${cents < 0 ? '−' : '+'}${formatPrice(toDollars(Math.abs(cents)))}`
