import { toDollars } from '@nireeka/contracts'
import type { SavedBuildData } from '@nireeka/contracts/api'
import { allParts, type Build, fitToBike, priceOf } from '@nireeka/contracts/bike-build'

import type { Offer } from '../bike-build/offer.ts'
import { createSupply } from '../bike-build/supply.ts'
import { brokenRules, whyGone } from '../bike-build/why-gone.ts'

/** A build as its member keeps it. */
export interface Kept {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

interface Facts {
  /** Names of parts that may not be offered any more. */
  names: ReadonlyMap<number, string>
  /** Pieces that wait in this member's own orders. */
  reserved: ReadonlyMap<number, number>
}

type Validation = Pick<SavedBuildData, 'parts' | 'price' | 'notice'>

/** Today's price of all that is left of it, and what has changed since: as the cart validates it, where it is whole. */
export function validateSaved(kept: Kept, offer: Offer, facts: Facts): Validation {
  const { bike, colours } = offer
  const asked = { sizeId: kept.size_id, colourId: kept.colour_id, ral: kept.ral, partIds: kept.part_ids }
  const { build, gone } = fitToBike(bike, asked)
  const colour = kept.colour_id === null ? undefined : colours.get(kept.colour_id)
  return {
    parts: allParts(bike)
      .filter(({ id }) => build.partIds.includes(id))
      .map(({ title }) => title),
    price: toDollars(priceOf(bike, build, colour?.cents ?? 0).totalCents),
    notice: noticeOfWhole(kept, offer, facts) ?? noticeOfOpen({ build, gone }, offer),
  }
}

/** Each saved build for itself: what is left of a part isn't shared out among them. */
function noticeOfWhole(kept: Kept, offer: Offer, { names, reserved }: Facts): string | null {
  const { size_id, colour_id } = kept
  if (size_id === null || colour_id === null) return null
  const build = { ...kept, size_id, colour_id, order_bike_id: null }
  const reason = whyGone({ offer, bike: offer.bike, build, names })
  return reason ?? createSupply([offer], reserved).take(build, 1).notice
}

/** What is still open can only be wrong in its parts, or in its size. */
function noticeOfOpen(
  { build, gone }: { build: Build; gone: number },
  { bike, sizes }: Offer,
): string | null {
  const size = sizes.find(({ id }) => id === build.sizeId)
  if (gone > 0)
    return 'Some of its parts aren’t offered any more. What the bike comes with stands in their place.'
  if (size && !size.is_available) return `This bike isn’t built in size ${size.name} at the moment.`
  return brokenRules(bike, build)[0] ?? null
}
