import { isBike, stillOf } from '@nireeka/bike3d'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { LayeredPicture } from '@nireeka/ui'

interface Props {
  slug: string
  colourId: number | null
  partIds: readonly number[]
  alt?: string
  sizes?: string
}

/** A prerendered picture of a bike in a colour, with the build's extras of which there are layers. */
export function BuildPicture({
  slug,
  colourId,
  partIds,
  alt = '',
  sizes = '(width < 40rem) 66vw, 24rem',
}: Props) {
  const still = isBike(slug) ? stillOf(slug, colourId) : null
  return <LayeredPicture src={still} layers={layersOf(still, partIds)} alt={alt} sizes={sizes} />
}
