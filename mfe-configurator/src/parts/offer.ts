import {
  type Build,
  differenceOf,
  fitOf,
  isForSale,
  isOn,
  type OfferedPart,
  ownParts,
  performanceOf,
  choosePart,
  priceOf,
} from '@nireeka/contracts/bike-build'

import type { Part, Slot } from '../bike/bike.api.ts'
import type { Builder } from '../bike-build/builder.ts'
import { type Change, changesOf } from '../performance/changes.ts'
import { type Way, waysToChoose } from './repair-labels.ts'
import { signedPrice } from './signed-price.ts'

/** Whether a part can be chosen. `isSize`: only another size would allow it. */
export type Openness =
  | { status: 'open' }
  | { status: 'sold_out'; reason: string }
  | { status: 'blocked'; reason: string; ways: Way[]; isSize: boolean }

/** A part as its card shows it. It is plain data, so that a card can compare it and skip rendering. */
export interface PartOffer {
  part: Part
  choice: Slot['choice']
  isChosen: boolean
  /** Whether the part is already on the owned bike. */
  isOwned: boolean
  /** The price as text; null for a part that is already on the owned bike. */
  price: string | null
  changes: Change[]
  openness: Openness
}

type Known = Pick<Builder, 'bike' | 'build' | 'unit'>

/**
 * Returns the parts offered in a slot. For an owned bike these are its own part and the upgrades (spec, section 9:
 * category 3).
 */
export const offersOf = (known: Known, slot: Slot): PartOffer[] =>
  slot.parts.filter((part) => isForSale(known.bike, part)).map((part) => offerOf(known, slot, part))

function offerOf(known: Known, { choice }: Slot, part: Part): PartOffer {
  const { bike, build, unit } = known
  const isChosen = isOn(bike, build, part)
  const isOwned = bike.owned !== null && ownParts(bike).some(({ id }) => id === part.id)
  // A chosen part shows the change that it brought, any other the change that it would bring.
  const [before, after] = isChosen
    ? [{ ...build, partIds: build.partIds.filter((id) => id !== part.id) }, build]
    : [build, choosePart(bike, build, part)]
  return {
    part,
    choice,
    isChosen,
    isOwned,
    price: priceText(known, part, { isChosen, isOwned, before }),
    changes: changesOf(performanceOf(bike, before), performanceOf(bike, after), unit),
    openness: opennessOf(known, part),
  }
}

interface Standing {
  isChosen: boolean
  isOwned: boolean
  before: Build
}

function priceText({ bike, build }: Known, part: OfferedPart, { isChosen, isOwned, before }: Standing) {
  if (isOwned && isChosen) return null
  const cents = isChosen
    ? priceOf(bike, build).totalCents - priceOf(bike, before).totalCents
    : differenceOf(bike, build, part)
  if (cents !== 0) return signedPrice(cents)
  return part.isDefault ? 'Included' : 'No extra cost'
}

function opennessOf({ bike, build }: Known, part: Part): Openness {
  const fit = fitOf(bike, build, part)
  if (fit.status === 'fits') return { status: 'open' }
  if (fit.status === 'sold_out') return { status: 'sold_out', reason: part.note ?? '' }
  const { problem, repairs } = fit
  const rule = bike.rules.find(({ id }) => id === problem.ruleId)
  return {
    status: 'blocked',
    reason: problem.text,
    ways: waysToChoose({ bike, build, repairs }),
    isSize: rule?.kind === 'excludes_size',
  }
}
