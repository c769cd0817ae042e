import {
  allParts,
  type Build,
  fitToBike,
  isForSale,
  type OfferedBike,
  problemsOf,
} from '@nireeka/contracts/bike-build'

import type { Offer } from './offer.ts'
import { isRalCode } from './ral-codes.ts'
import type { StoredBuild } from './stored-build.ts'

interface Case {
  offer: Offer
  /** The bike that the build is for; for upgrades, with the parts already fitted. */
  bike: OfferedBike
  build: StoredBuild
  /** The names of the build's parts by id, including parts that are no longer sold. */
  names: ReadonlyMap<number, string>
}

export const toBuild = ({ size_id, colour_id, ral, part_ids }: StoredBuild): Build => ({
  sizeId: size_id,
  colourId: colour_id,
  ral,
  partIds: part_ids,
})

const isUpgrade = ({ order_bike_id }: StoredBuild) => order_bike_id !== null

/**
 * Returns a sentence that says why a once accepted build can't be sold any more, and what to do; null when it can.
 */
export function whyGone(asked: Case): string | null {
  const reason = reasonGone(asked)
  return reason && `${reason} Please edit your ${isUpgrade(asked.build) ? 'upgrades' : 'build'}.`
}

/** Returns the same reason alone. */
export const reasonGone = (asked: Case): string | null =>
  (isUpgrade(asked.build) ? null : whyNotBuilt(asked)) ?? whyPartsGone(asked) ?? whyNotFit(asked)

function whyNotBuilt({ offer, build }: Case): string | null {
  const size = offer.sizes.find(({ id }) => id === build.size_id)
  if (!size?.is_available) return `This bike isn’t built in size ${size?.name ?? 'you chose'} at the moment.`
  return whyNotPainted({ offer, build }, size.name)
}

function whyNotPainted({ offer, build }: Pick<Case, 'offer' | 'build'>, size: string): string | null {
  const colour = offer.colours.get(build.colour_id)
  if (!colour || !offer.isBuilt(build.size_id, build.colour_id))
    return `Size ${size} isn’t built in ${colour?.name ?? 'this colour'} any more.`
  const isNamed = build.ral.length === colour.ralCodes && build.ral.every(isRalCode)
  return isNamed ? null : `${colour.name}: please choose the RAL codes again.`
}

function whyPartsGone({ bike, build, names }: Case): string | null {
  const known = new Map(allParts(bike).map((part) => [part.id, part]))
  for (const id of build.part_ids) {
    const part = known.get(id)
    if (!part) return `No longer offered: ${names.get(id) ?? 'one of its parts'}.`
    if (bike.owned?.includes(id)) return `On your bike already: ${part.title}.`
    if (!isForSale(bike, part)) return `No longer sold alone: ${part.title}.`
  }
  return null
}

function whyNotFit({ bike, build: stored }: Case): string | null {
  const { build, gone } = fitToBike(bike, toBuild(stored))
  if (gone > 0) return 'Two of its parts don’t go together any more.'
  return brokenRules(bike, build)[0] ?? null
}

/**
 * Returns a sentence for each rule that a build breaks. The law of the rider's country isn't checked, since the
 * configurator only warns of it, and neither is what was already wrong with an owned bike.
 */
export function brokenRules(bike: OfferedBike, build: Build): string[] {
  const before = new Set(problemsOf(bike, { ...build, partIds: [] }, null).map(({ ruleId }) => ruleId))
  return problemsOf(bike, build, null)
    .filter(({ ruleId, isWarning }) => !isWarning && !before.has(ruleId))
    .map(({ text }) => text)
}
