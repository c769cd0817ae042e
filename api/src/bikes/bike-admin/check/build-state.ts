import {
  type Build,
  fitToBike,
  type Performance,
  performanceOf,
  priceOf,
} from '@nireeka/contracts/bike-build'

import type { Offer } from '../../bike-build/offer.ts'
import { brokenRules, reasonGone } from '../../bike-build/why-gone.ts'
import type { Catalogue } from './read-catalogue.ts'

/** A build of a new bike; size and colour are null as long as they aren't chosen. */
export interface CheckedBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

/** What a build comes to; practicality as it is shown, at most 100. */
export interface Totals {
  cents: number
  /** Working days; null on request, or without size or colour. */
  leadDays: number | null
  performance: Performance
}

export interface BuildState {
  /** Why it can't be ordered; null when it can. */
  problem: string | null
  totals: Totals
}

const MOST_PRACTICAL = 100
const NOTHING: Performance = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

/** Returns whether a build can be ordered with this catalogue, and what it comes to. */
export function stateOf(build: CheckedBuild, { offers, names }: Catalogue): BuildState {
  const offer = offers.get(build.bike_id)
  if (!offer) return { problem: NO_BIKE, totals: { cents: 0, leadDays: null, performance: NOTHING } }
  return {
    problem: offer.isPublished ? problemOf(build, offer, names) : NO_BIKE,
    totals: totalsOf(build, offer),
  }
}

const NO_BIKE = 'This bike isn’t sold any more.'

function problemOf(build: CheckedBuild, offer: Offer, names: Catalogue['names']): string | null {
  const { size_id, colour_id } = build
  const { bike } = offer
  if (size_id !== null && colour_id !== null)
    return reasonGone({ offer, bike, build: { ...build, size_id, colour_id, order_bike_id: null }, names })
  const { gone, build: fitted } = fitToBike(bike, toBuild(build))
  return gone > 0 ? 'Some of its parts are no longer available.' : (brokenRules(bike, fitted)[0] ?? null)
}

function totalsOf(build: CheckedBuild, { bike, colours, leadDaysOf }: Offer): Totals {
  const { size_id, colour_id } = build
  const fitted = fitToBike(bike, toBuild(build)).build
  const colour = colour_id === null ? undefined : colours.get(colour_id)
  const performance = performanceOf(bike, fitted)
  return {
    cents: priceOf(bike, fitted, colour?.cents ?? 0).totalCents,
    leadDays: size_id === null || colour_id === null ? null : leadDaysOf(size_id, colour_id),
    performance: { ...performance, practicality: Math.min(MOST_PRACTICAL, performance.practicality) },
  }
}

const toBuild = ({ size_id, colour_id, ral, part_ids }: CheckedBuild): Build => ({
  sizeId: size_id,
  colourId: colour_id,
  ral,
  partIds: part_ids,
})

/** Returns what a build is called: 'Nireeka Prime, M, Midnight Pearl'. */
export function nameOf({ bike_id, size_id, colour_id }: CheckedBuild, { offers }: Catalogue): string {
  const offer = offers.get(bike_id)
  const size = offer?.sizes.find(({ id }) => id === size_id)?.name
  const colour = colour_id === null ? undefined : offer?.colours.get(colour_id)?.name
  return [offer?.title, size, colour].filter(Boolean).join(', ')
}
