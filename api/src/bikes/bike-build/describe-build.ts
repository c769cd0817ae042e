import type { OfferedPart } from '@nireeka/contracts/bike-build'

import { stillName } from '../configurator/still-name.ts'
import type { Offer } from './offer.ts'
import type { StoredBuild } from './stored-build.ts'

/** Returns the title of a build: Nireeka Prime, M, Midnight Pearl. */
export function titleOf(offer: Offer, { size_id, colour_id, ral, order_bike_id }: StoredBuild): string {
  if (order_bike_id !== null) return `Upgrades for your ${offer.title}`
  const size = offer.sizes.find(({ id }) => id === size_id)?.name
  const codes = ral.map((code) => `RAL ${code}`).join(' and ')
  const colour = codes || offer.colours.get(colour_id)?.name
  return [offer.title, size, colour].filter(Boolean).join(', ')
}

export const descriptionOf = (parts: readonly OfferedPart[]) =>
  parts.map(({ title }) => title).join(', ') || 'Standard parts'

/**
 * Returns the picture of a build in its colour, or in the bike's own colour where no picture of the chosen one exists.
 */
export function pictureOf(
  { slug, image, isBuilt }: Offer,
  { size_id, colour_id }: Pick<StoredBuild, 'size_id' | 'colour_id'>,
): string {
  const still = stillName(slug, colour_id)
  return still && isBuilt(size_id, colour_id) ? `/pictures/${still}.webp` : image
}
