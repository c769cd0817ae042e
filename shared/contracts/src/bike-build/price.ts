import { UPGRADE_CATEGORY } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart } from './bike.ts'
import { choosePart, ownParts, partsOn } from './parts.ts'

/** What a build costs, in cents: `bike`, `colour` and `parts` make the `total`. */
export interface BuildPrice {
  /** 0 for what is bought for an owned bike, as the colour. */
  bikeCents: number
  colourCents: number
  /** The parts that cost something, with what each adds. */
  parts: Array<{ part: OfferedPart; cents: number }>
  /** What the upgrades (category 3) of it cost. */
  upgradeCents: number
  totalCents: number
}

/** Prices a build. `colourCents`: what the chosen colour costs on top. */
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

/** What the part of an owned bike has cost that this one takes the place of (preUpgradePartsPrice): it is taken back. */
function replacedCents(bike: OfferedBike, part: OfferedPart): number {
  if (!bike.owned) return 0
  const slot = bike.slots.find(({ id }) => id === part.slotId)
  if (slot?.choice !== 'single') return 0
  return ownParts(bike).find(({ slotId }) => slotId === part.slotId)?.cents ?? 0
}

const sumOf = (parts: ReadonlyArray<{ cents: number }>) => parts.reduce((sum, { cents }) => sum + cents, 0)

/** What choosing a part, or taking it out again, would add to the total, in cents. */
export const differenceOf = (bike: OfferedBike, build: Build, part: OfferedPart) =>
  priceOf(bike, choosePart(bike, build, part)).totalCents - priceOf(bike, build).totalCents
