import type { Dealer } from './dealers.api.ts'
import { kilometresBetween } from './distance.ts'
import type { Near } from './near.ts'
import { regionsWith } from './regions.ts'

export interface PlacedDealer {
  dealer: Dealer
  /** The dealer's number in the list and on the map, from 1. */
  number: number
  /** The distance in kilometres from the chosen town; null without one. */
  kilometres: number | null
}

/** Dealers under one heading. */
export interface DealerGroup {
  id: string
  heading: string
  dealers: PlacedDealer[]
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en-US')

/**
 * Returns the dealers by region, as the regions' links have them, and there by town; or, with a chosen town, sorted by
 * distance and then by name. Numbers go on from group to group.
 */
export function arrange(dealers: readonly Dealer[], near: Near | null): DealerGroup[] {
  let number = 0
  return groupsOf(dealers, near).map((group) => ({
    ...group,
    dealers: group.dealers.map((placed) => ({ ...placed, number: ++number })),
  }))
}

type Unnumbered = Omit<DealerGroup, 'dealers'> & { dealers: Array<Omit<PlacedDealer, 'number'>> }

function groupsOf(dealers: readonly Dealer[], near: Near | null): Unnumbered[] {
  if (!near) {
    return regionsWith(dealers).map(({ id, name, dealers: own }) => ({
      id: `region-${id}`,
      heading: name,
      dealers: own
        .toSorted((a, b) => byName(a.city, b.city) || byName(a.name, b.name))
        .map((dealer) => ({ dealer, kilometres: null })),
    }))
  }
  const placed = dealers.map((dealer) => ({ dealer, kilometres: kilometresBetween(near, dealer) }))
  const sorted = placed.toSorted(
    (a, b) => a.kilometres - b.kilometres || byName(a.dealer.name, b.dealer.name),
  )
  return sorted.length === 0 ? [] : [{ id: 'nearest', heading: `Nearest to ${near.label}`, dealers: sorted }]
}
