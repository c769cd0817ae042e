import { existsSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

/** @typedef {Pick<import('./still.ts').Still, 'name' | 'format' | 'isDark'>} Still */

/** Width in pixels: enough to show light and dark areas in about a hundred bytes, which are inlined in the page. */
const WIDTH = 16
const WEBP = { quality: 50, effort: 6, smartSubsample: true }

const SOURCE = '-640.webp'

/**
 * Returns the file name of the preview that is shown until a picture has loaded. Pictures for social networks have none,
 * and those of the dark theme show the light one's, darkened.
 * @param {Still} still
 */
export const previewOf = ({ name, format, isDark }) =>
  format === 'social' || isDark ? [] : [`${name}-preview.webp`]

/**
 * Writes the previews of drawn pictures: all of those listed, or only the missing ones.
 * @param {string} folder
 * @param {Still[]} stills
 * @param {{ all?: boolean }} [options]
 */
export async function writePreviews(folder, stills, { all = false } = {}) {
  const wanted = stills.flatMap((still) => previewOf(still).map((file) => ({ name: still.name, file })))
  for (const { name, file } of wanted) {
    const [from, to] = [path.join(folder, name + SOURCE), path.join(folder, file)]
    if (!existsSync(from) || (existsSync(to) && !all)) continue
    await sharp(from).resize({ width: WIDTH }).webp(WEBP).toFile(to)
  }
}
