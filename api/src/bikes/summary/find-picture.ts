import { access } from 'node:fs/promises'
import { join } from 'node:path'

import type { ColourData } from '@nireeka/contracts/api'

import { stillName } from '../configurator/still-name.ts'

export interface SummaryPicture {
  /** The path of the JPEG. */
  file: string
  /** The picture's height divided by its width. */
  ratio: number
  /** Whether the picture shows the chosen colour instead of the bike's own. */
  isInColour: boolean
}

/** The height-to-width ratio of bike pictures, which are 1280 by 800 pixels. */
const STILL_RATIO = 800 / 1280
/** The height-to-width ratio of a bike's social-media picture, which is 1200 by 630 pixels. */
const OWN_RATIO = 630 / 1200

/**
 * Finds the JPEG of a bike in the picture folder: in the chosen colour, or in the bike's own colour while none is
 * chosen or the rider picks a RAL code, for which no pictures exist. Returns null if there is none.
 */
export async function findPicture(
  picturesDir: string | undefined,
  slug: string,
  colour: ColourData | null,
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
  if (inColour) return { file: inColour, ratio: STILL_RATIO, isInColour: true }
  const own = await find(`social/${slug}`)
  return own === null ? null : { file: own, ratio: OWN_RATIO, isInColour: false }
}
