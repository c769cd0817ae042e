import { access } from 'node:fs/promises'
import { join } from 'node:path'

import type { ColourData } from '@nireeka/contracts/api'
import { type Layer, layersOf } from '@nireeka/contracts/bike-layers'

import type { DrawBuildPicture } from '../build-picture/draw-build-picture.ts'
import { stillName } from '../configurator/still-name.ts'

export interface SummaryPicture {
  /** The path of the JPEG, or the JPEG itself as a data URL. */
  file: string
  /** The picture's height divided by its width. */
  ratio: number
  /** Whether the picture shows the chosen colour instead of the bike's own. */
  isInColour: boolean
  /** The extras that it shows. */
  layers: readonly Layer[]
}

/** The height-to-width ratio of bike pictures, which are 1280 by 800 pixels. */
const STILL_RATIO = 800 / 1280
/** The height-to-width ratio of a bike's social-media picture, which is 1200 by 630 pixels. */
const OWN_RATIO = 630 / 1200

/** What a picture is to show. */
interface Asked {
  slug: string
  colour: ColourData | null
  /** The ids of the parts on the bike. */
  parts: readonly number[]
}

export interface PictureNeeds {
  /** The folder of the bikes' pictures; without it, the PDF has none. */
  picturesDir?: string
  drawBuildPicture: DrawBuildPicture
}

/**
 * Finds the picture of a build: in the chosen colour and with its extras, or in the bike's own colour while none is
 * chosen or the rider picks a RAL code, for which no pictures exist. Returns null if there is none.
 */
export async function findPicture(
  { picturesDir, drawBuildPicture }: PictureNeeds,
  { slug, colour, parts }: Asked,
): Promise<SummaryPicture | null> {
  if (!picturesDir) return null
  const find = async (name: string) => {
    const file = join(picturesDir, `${name}.jpg`)
    return access(file).then(
      () => file,
      () => null,
    )
  }
  const still = colour?.ral_codes === 0 ? stillName(slug, colour.id) : null
  const inColour = still === null ? null : await find(still)
  if (inColour) {
    const address = `/pictures/${still}.webp`
    const layers = layersOf(address, parts)
    const drawn = layers.length > 0 ? await drawBuildPicture({ still: address, layers }) : null
    const shown = { ratio: STILL_RATIO, isInColour: true }
    return drawn
      ? { ...shown, file: `data:image/jpeg;base64,${drawn.toString('base64')}`, layers }
      : { ...shown, file: inColour, layers: [] }
  }
  const own = await find(`social/${slug}`)
  return own === null ? null : { file: own, ratio: OWN_RATIO, isInColour: false, layers: [] }
}
