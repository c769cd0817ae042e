import { toCents, toDollars } from '@nireeka/contracts'

/** Dollars for a bike in a colour, exact to the cent; without a colour, the bike's own price. */
export const priceOf = (bikePrice: number, colourPrice: number | undefined) =>
  toDollars(toCents(bikePrice) + toCents(colourPrice ?? 0))
