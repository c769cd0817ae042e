import { isBike, stillOf } from '@nireeka/bike3d'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { LayeredPicture } from '@nireeka/ui'

interface Props {
  slug: string
  colourId: number | null
  partIds: readonly number[]
  alt?: string
  sizes?: string
  /** Set for the pictures on the first screen: they are loaded at once. */
  isEager?: boolean
}

/** A prerendered picture of a bike in a colour, with the build's extras of which there are layers. */
export function BuildPicture({
  slug,
  colourId,
  partIds,
  alt = '',
  sizes = '(width < 40rem) 66vw, 30rem',
  isEager = false,
}: Props) {
  const still = isBike(slug) ? stillOf(slug, colourId) : null
  return <LayeredPicture src={still} layers={layersOf(still, partIds)} {...{ alt, sizes, isEager }} />
}
