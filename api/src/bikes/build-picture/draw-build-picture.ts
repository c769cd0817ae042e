import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BuildPicture } from '@nireeka/contracts/bike-layers'

import { createDrawOnce, openPicture } from '../../platform/index.ts'

/** About 200 pictures. */
const MOST_BYTES = 24_000_000
const QUALITY = 82

export type DrawBuildPicture = ReturnType<typeof createDrawBuildPicture>

/**
 * Returns the function that draws a bike's still with the layers of its extras as one JPEG of 1280 by 800 pixels. Each
 * is drawn once and kept; the least recently used ones are dropped first. Null without the folder of the pictures, or
 * when a file isn't there.
 */
export function createDrawBuildPicture(picturesDir?: string) {
  const drawOnce = createDrawOnce({ mostBytes: MOST_BYTES })
  const fileOf = (address: string) => join(picturesDir ?? '', address.replace(/^\/pictures\//, ''))

  return async ({ still, layers }: BuildPicture): Promise<Buffer | null> => {
    const files = [still, ...layers.map(({ src }) => src)].map(fileOf)
    if (picturesDir === undefined || !(await areThere(files))) return null
    return drawOnce(files.join(' '), () => compose(files))
  }
}

const areThere = (files: string[]) =>
  Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  )

async function compose([still = '', ...layers]: string[]): Promise<Buffer> {
  const drawn = await openPicture(await readFile(still), (picture) =>
    picture
      .composite(layers.map((input) => ({ input })))
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  )
  if (!drawn) throw new Error(`The picture of ${still} with ${layers.join(', ')} can’t be composed.`)
  return drawn
}
