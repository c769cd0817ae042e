import { existsSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

/** @typedef {import('./still.ts').Still} Still */

/** Width in pixels: sharp enough for a picture half a page wide. */
const WIDTH = 1000
const JPEG = { quality: 80, mozjpeg: true }

/**
 * Returns the file name of a picture's JPEG for PDFs, which support neither WebP nor AVIF; empty for pictures that
 * aren't printed.
 * @param {Pick<Still, 'name' | 'isOnPaper'>} still
 */
export const paperOf = ({ name, isOnPaper }) => (isOnPaper ? [`${name}.jpg`] : [])

/**
 * Writes the JPEGs of drawn pictures from their WebP: all of those listed, or only the missing ones.
 * @param {string} folder
 * @param {Still[]} stills
 * @param {{ all?: boolean }} [options]
 */
export async function writePapers(folder, stills, { all = false } = {}) {
  const wanted = stills.flatMap((still) =>
    paperOf(still).map((file) => ({ source: `${still.name}.webp`, file })),
  )
  for (const { source, file } of wanted) {
    const [from, to] = [path.join(folder, source), path.join(folder, file)]
    if (!existsSync(from) || (existsSync(to) && !all)) continue
    await sharp(from).resize({ width: WIDTH }).jpeg(JPEG).toFile(to)
  }
}
