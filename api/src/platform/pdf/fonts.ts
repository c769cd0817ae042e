import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { coverageOf } from './coverage.ts'

export interface Fonts {
  regular: Buffer
  strong: Buffer
  /** Tells whether both fonts have a code point. */
  has: (codePoint: number) => boolean
}

let opened: Promise<Fonts> | undefined

/** Returns the fonts of all our PDFs, which are read from disk once. */
export const openFonts = (): Promise<Fonts> => (opened ??= read())

async function read(): Promise<Fonts> {
  const folder = findFolder()
  const [regular, strong] = await Promise.all([
    readFile(join(folder, 'inter-regular.ttf')),
    readFile(join(folder, 'inter-semibold.ttf')),
  ])
  const [inRegular, inStrong] = [coverageOf(regular), coverageOf(strong)]
  return { regular, strong, has: (codePoint) => inRegular(codePoint) && inStrong(codePoint) }
}

/** Returns the fonts' folder, both when run from the sources and from the bundle. */
function findFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'fonts', 'inter-regular.ttf'))) {
    if (folder === dirname(folder)) throw new Error('The folder with the fonts is missing')
    folder = dirname(folder)
  }
  return join(folder, 'fonts')
}
