import { isBike, stillOf } from '@nireeka/bike3d'
import { partsOn } from '@nireeka/contracts/bike-build'
import { type DrawnLayers, type Layer, layersOf } from '@nireeka/contracts/bike-layers'

import type { Builder } from '../bike-build/builder.ts'

/** Returns the path of a bike's prerendered picture in the build's colour. */
export const stillFor = ({ bike, colour }: Pick<Builder, 'bike' | 'colour'>) =>
  isBike(bike.slug) ? stillOf(bike.slug, colour?.id ?? null) : bike.image

/** Returns the extras that are laid over a still: those on the bike, also on one that is owned, of which there are layers. */
export const extrasOver = (
  still: string,
  { bike, build }: Pick<Builder, 'bike' | 'build'>,
  drawn?: DrawnLayers,
): Layer[] =>
  layersOf(
    still,
    partsOn(bike, build).map(({ id }) => id),
    drawn,
  )
