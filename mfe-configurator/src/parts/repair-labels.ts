import {
  type Build,
  type OfferedBike,
  type OfferedPart,
  partsOn,
  priceOf,
  type Repair,
  toCode,
} from '@nireeka/contracts/bike-build'

import { signedPrice } from './signed-price.ts'

/** A build that resolves a conflict, and the label of its button. */
export interface Way {
  label: string
  build: Build
}

interface Told {
  bike: OfferedBike
  build: Build
  repairs: readonly Repair[]
}

/** Returns the ways to choose a part that doesn't fit now: "Choose with 4-piston brakes, +$910 in all". */
export const waysToChoose = (told: Told): Way[] =>
  waysOf(told, ({ part, isPutOn }, cents) => {
    const what = `${isPutOn ? 'Choose with' : 'Choose without'} ${part.title}`
    return cents === 0 ? `${what}, at no extra cost` : `${what}, ${signedPrice(cents)} in all`
  })

/** Returns the ways to resolve a conflict in the build: "Add GPS tracker, +$149". */
export const waysToMend = (told: Told): Way[] =>
  waysOf(told, ({ part, isPutOn, isSingle }, cents) => {
    const what = `${verbOf(isPutOn, isSingle)} ${part.title}`
    return cents === 0 ? what : `${what}, ${signedPrice(cents)}`
  })

function verbOf(isPutOn: boolean, isSingle: boolean) {
  if (!isPutOn) return 'Remove'
  return isSingle ? 'Change to' : 'Add'
}

/** The visible change of a repair: a part that is added, or one that is removed without a replacement. */
interface Deed {
  part: OfferedPart
  isPutOn: boolean
  isSingle: boolean
}

function waysOf({ bike, build, repairs }: Told, toLabel: (deed: Deed, cents: number) => string): Way[] {
  const before = totalOf(bike, build)
  const ways = repairs.map((repair) => ({
    label: toLabel(deedOf(bike, repair), totalOf(bike, repair.build) - before),
    build: repair.build,
  }))
  // Different repairs may lead to the same build, such as adding the default and removing the other part; each build
  // is listed once.
  return [...new Map(ways.toReversed().map((way) => [toCode(way.build), way])).values()].toReversed()
}

function deedOf(bike: OfferedBike, { part, isTakenOut, build }: Repair): Deed {
  const isSingle = bike.slots.find(({ id }) => id === part.slotId)?.choice === 'single'
  if (!isTakenOut) return { part, isPutOn: true, isSingle }
  const comesBack = isSingle ? partsOn(bike, build).find(({ slotId }) => slotId === part.slotId) : undefined
  return { part: comesBack ?? part, isPutOn: comesBack !== undefined, isSingle }
}

const totalOf = (bike: OfferedBike, build: Build) => priceOf(bike, build).totalCents
