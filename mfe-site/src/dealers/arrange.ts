import { dealerCountries } from './dealer-countries.ts'
import type { Dealer } from './dealers.api.ts'
import { kilometresBetween } from './distance.ts'
import type { Near } from './near.ts'

export interface PlacedDealer {
  dealer: Dealer
  /** The distance in kilometres from the chosen town; null without one. */
  kilometres: number | null
}

/** Dealers under one heading. */
export interface DealerGroup {
  id: string
  heading: string
  dealers: PlacedDealer[]
}

/** Returns the dealers grouped by country or, with a chosen town, sorted by distance. */
export function arrange(dealers: readonly Dealer[], near: Near | null): DealerGroup[] {
  if (!near) {
    return dealerCountries(dealers).map(({ code, name, dealers: own }) => ({
      id: `country-${code.toLowerCase()}`,
      heading: name,
      dealers: own.map((dealer) => ({ dealer, kilometres: null })),
    }))
  }
  const placed = dealers.map((dealer) => ({ dealer, kilometres: kilometresBetween(near, dealer) }))
  const sorted = placed.toSorted((a, b) => a.kilometres - b.kilometres)
  return sorted.length === 0 ? [] : [{ id: 'nearest', heading: `Nearest to ${near.label}`, dealers: sorted }]
}
