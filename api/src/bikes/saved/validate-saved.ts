import { toDollars } from '@nireeka/contracts'
import type { SavedBuildData } from '@nireeka/contracts/api'
import { allParts, type Build, fitToBike, priceOf } from '@nireeka/contracts/bike-build'

import { pictureOf } from '../bike-build/describe-build.ts'
import type { Offer } from '../bike-build/offer.ts'
import { createSupply } from '../bike-build/supply.ts'
import { brokenRules, whyGone } from '../bike-build/why-gone.ts'

/** A saved build as its row stores it. */
export interface StoredBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

interface Facts {
  /** The names of the build's parts by id, including parts that are no longer sold. */
  names: ReadonlyMap<number, string>
  /** Pieces that this member's own unpaid orders hold, by part id. */
  reserved: ReadonlyMap<number, number>
}

type Validation = Pick<SavedBuildData, 'image' | 'parts' | 'price' | 'notice'>

/**
 * Returns a saved build's picture in its colour, its price today and a notice of what has changed. A complete build is validated as the cart does
 * it.
 */
export function validateSaved(stored: StoredBuild, offer: Offer, facts: Facts): Validation {
  const { bike, colours } = offer
  const asked = {
    sizeId: stored.size_id,
    colourId: stored.colour_id,
    ral: stored.ral,
    partIds: stored.part_ids,
  }
  const { build, gone } = fitToBike(bike, asked)
  const colour = stored.colour_id === null ? undefined : colours.get(stored.colour_id)
  return {
    image: pictureOfSaved(stored, offer),
    parts: allParts(bike)
      .filter(({ id }) => build.partIds.includes(id))
      .map(({ title }) => title),
    price: toDollars(priceOf(bike, build, colour?.cents ?? 0).totalCents),
    notice: noticeOfWhole(stored, offer, facts) ?? noticeOfOpen({ build, gone }, offer),
  }
}

const pictureOfSaved = ({ size_id, colour_id }: StoredBuild, offer: Offer): string =>
  size_id === null || colour_id === null ? offer.image : pictureOf(offer, { size_id, colour_id })

/**
 * Returns the notice for a complete build. Each saved build is checked by itself: scarce parts aren't divided among
 * them.
 */
function noticeOfWhole(stored: StoredBuild, offer: Offer, { names, reserved }: Facts): string | null {
  const { size_id, colour_id } = stored
  if (size_id === null || colour_id === null) return null
  const build = { ...stored, size_id, colour_id, order_bike_id: null }
  const reason = whyGone({ offer, bike: offer.bike, build, names })
  return reason ?? createSupply([offer], reserved).take(build, 1).notice
}

/** Returns the notice for a build without size or colour, whose parts and chosen size alone can be checked. */
function noticeOfOpen(
  { build, gone }: { build: Build; gone: number },
  { bike, sizes }: Offer,
): string | null {
  const size = sizes.find(({ id }) => id === build.sizeId)
  if (gone > 0) return 'Some of its parts are no longer offered, so it’s shown with the standard parts.'
  if (size && !size.is_available) return `This bike isn’t built in size ${size.name} at the moment.`
  return brokenRules(bike, build)[0] ?? null
}
