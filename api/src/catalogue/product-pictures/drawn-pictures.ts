import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['accessories', 'spares', 'parts']
/** A picture's own file, beside which there are its other sizes and its preview. */
const WHOLE = /^(?!.*-(?:\d+|preview)\.webp$)[\w-]+\.webp$/

export type DrawnPictures = ReturnType<typeof readDrawnPictures>

/** Reads which pictures of accessories, spare parts and parts were drawn from the models; without a folder there are none. */
export function readDrawnPictures(picturesDir?: string) {
  const paths = picturesDir === undefined ? [] : FOLDERS.flatMap((folder) => pathsIn(picturesDir, folder))
  const known = new Set(paths)
  return {
    /** The paths of all, sorted. */
    all: paths.toSorted(),
    has: (path: string) => known.has(path),
  }
}

const pathsIn = (picturesDir: string, folder: string) =>
  readdirSync(join(picturesDir, folder))
    .filter((name) => WHOLE.test(name))
    .map((name) => `/pictures/${folder}/${name}`)
