import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ColourData } from '@nireeka/contracts/api'

import { stillName } from '../configurator/still-name.ts'

export interface SummaryPicture {
  jpeg: Buffer
  /** Its height for each unit of its width. */
  ratio: number
  /** Whether it shows the chosen colour; otherwise the bike's own. */
  isInColour: boolean
}

/** 1280 by 800. */
const STILL_RATIO = 800 / 1280
/** As a bike is shared with messengers: 1200 by 630. */
const OWN_RATIO = 630 / 1200

/**
 * A JPEG of the folder of the site's pictures: the bike in the chosen colour, or in its own while none is chosen, or
 * where the rider names it and every code would need a picture. Null: there is none.
 */
export async function readPicture(
  picturesDir: string | undefined,
  slug: string,
  colour: ColourData | null,
): Promise<SummaryPicture | null> {
  if (!picturesDir) return null
  const read = (name: string) => readFile(join(picturesDir, `${name}.jpg`)).catch(() => null)
  const still = colour?.ral_codes === 0 ? stillName(slug, colour.id) : null
  const inColour = still && (await read(still))
  if (inColour) return { jpeg: inColour, ratio: STILL_RATIO, isInColour: true }
  const own = await read(`social/${slug}`)
  return own && { jpeg: own, ratio: OWN_RATIO, isInColour: false }
}
