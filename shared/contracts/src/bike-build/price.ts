import { UPGRADE_CATEGORY } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart } from './bike.ts'
import { choosePart, ownParts, partsOn } from './parts.ts'

/** What a build costs, in cents: `total` is the sum of `bike`, `colour` and `parts`. */
export interface BuildPrice {
  /** 0 when upgrades for an owned bike are bought, as is the colour's price. */
  bikeCents: number
  colourCents: number
  /** The parts that cost something, with the price that each adds. */
  parts: Array<{ part: OfferedPart; cents: number }>
  /** The price of the build's upgrades (category 3). */
  upgradeCents: number
  totalCents: number
}

/** Returns the price of a build. `colourCents`: the extra price of the chosen colour. */
export function priceOf(bike: OfferedBike, build: Build, colourCents = 0): BuildPrice {
  const base = bike.owned ? { bikeCents: 0, colourCents: 0 } : { bikeCents: bike.cents, colourCents }
  const chosen = new Set(build.partIds)
  const parts = partsOn(bike, build)
    .filter(({ id }) => chosen.has(id))
    .map((part) => ({ part, cents: Math.max(0, part.cents - replacedCents(bike, part)) }))
  const upgradeCents = sumOf(parts.filter(({ part }) => part.categoryId === UPGRADE_CATEGORY))
  return {
    ...base,
    parts: parts.filter(({ cents }) => cents > 0),
    upgradeCents,
    totalCents: base.bikeCents + base.colourCents + sumOf(parts),
  }
}

/**
 * Returns what was paid for the owned bike's part that this part replaces (preUpgradePartsPrice), which is deducted.
 */
function replacedCents(bike: OfferedBike, part: OfferedPart): number {
  if (!bike.owned) return 0
  const slot = bike.slots.find(({ id }) => id === part.slotId)
  if (slot?.choice !== 'single') return 0
  return ownParts(bike).find(({ slotId }) => slotId === part.slotId)?.cents ?? 0
}

const sumOf = (parts: ReadonlyArray<{ cents: number }>) => parts.reduce((sum, { cents }) => sum + cents, 0)

/** Returns by how many cents the total would change if a part were chosen, or removed when it is chosen already. */
export const differenceOf = (bike: OfferedBike, build: Build, part: OfferedPart) =>
  priceOf(bike, choosePart(bike, build, part)).totalCents - priceOf(bike, build).totalCents
