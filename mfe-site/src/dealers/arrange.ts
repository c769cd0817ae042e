import type { DealerData } from '@nireeka/contracts/api'

import { dealerCountries } from './dealer-countries.ts'
import { kilometresBetween } from './distance.ts'
import type { Near } from './near.ts'

export interface PlacedDealer {
  dealer: DealerData
  /** From the place that was chosen; null without one. */
  kilometres: number | null
}

/** Dealers under one heading. */
export interface DealerGroup {
  id: string
  heading: string
  dealers: PlacedDealer[]
}

/** By country; or, once a place is known, the nearest first. */
export function arrange(dealers: readonly DealerData[], near: Near | null): DealerGroup[] {
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
