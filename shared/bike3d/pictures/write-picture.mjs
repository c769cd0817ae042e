import { mkdirSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { gradeDark } from './grade.mjs'

/** @typedef {import('./still.ts').Still} Still */

/**
 * The size in which a format is drawn, and the widths that are written; the full width has no number in its file name.
 */
export const FORMATS = /** @satisfies {Record<Still['format'], object>} */ ({
  card: { width: 1280, height: 800, widths: [640, 960, 1280] },
  stage: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920] },
  hero: { width: 3840, height: 2880, widths: [640, 960, 1280, 1920, 2560, 3840] },
  contact: { width: 1125, height: 750, widths: [640, 960, 1125] },
  social: { width: 1200, height: 630, widths: [] },
})
const FULL_WIDTHS = [1280, FORMATS.contact.width]
/** AVIF's quality: smooth studio pictures don't improve above it, and files are a third smaller than with WebP. */
const AVIF = { quality: 50, effort: 4 }
/** AVIF's quality for graded pictures, which keeps their files about as large as those before grading. */
const GRADED_AVIF = 47
const WEBP_EFFORT = 5
const JPEG = { quality: 84, mozjpeg: true }

/**
 * Returns a picture's file names within the pictures' folder.
 * @param {Pick<Still, 'name' | 'format' | 'isDark' | 'isLayer'>} still
 */
export const filesOf = (still) =>
  still.format === 'social'
    ? [`${still.name}.jpg`]
    : FORMATS[still.format].widths.flatMap((width) =>
        typesOf(still).map((type) => `${sized(still.name, width)}.${type}`),
      )

/**
 * Returns a picture's file types: one of the dark theme is AVIF alone, and a browser without AVIF shows the light one.
 * @param {Pick<Still, 'isDark' | 'isLayer'>} still
 */
const typesOf = ({ isDark, isLayer }) => (isDark && !isLayer ? ['avif'] : ['avif', 'webp'])

/**
 * Writes a picture in all widths and file types of its format; `quality` is WebP's, `avif` AVIF's where it differs from
 * the usual. Layers stay transparent; what the dark studio draws is graded.
 * @param {string} folder
 * @param {Pick<Still, 'name' | 'format' | 'isDark' | 'isLayer'> & Partial<Pick<Still, 'subject'>>} still
 * @param {{ png: Buffer, quality: number, avif?: number }} picture
 */
export async function writePicture(folder, still, picture) {
  const { name, format, isLayer = false } = still
  const { png, quality, avif = still.isDark ? GRADED_AVIF : AVIF.quality } = picture
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  if (format === 'social') return sharp(png).jpeg(JPEG).toFile(`${file}.jpg`)
  const whole = still.isDark ? await gradeDark(png, shownIn(still)) : sharp(png)
  for (const width of FORMATS[format].widths) {
    const resized = (isLayer ? whole.clone() : whole.clone().removeAlpha()).resize({ width })
    await resized
      .clone()
      .avif({ ...AVIF, quality: avif })
      .toFile(`${sized(file, width)}.avif`)
    if (!typesOf(still).includes('webp')) continue
    await resized
      .clone()
      .webp({ quality, effort: WEBP_EFFORT })
      .toFile(`${sized(file, width)}.webp`)
  }
}

/**
 * Returns whether a picture shows a part, an accessory or a place on a bike from nearby, or has a whole bike in it.
 * @param {Pick<Still, 'name'> & Partial<Pick<Still, 'subject'>>} still
 */
const shownIn = ({ name, subject }) =>
  name.startsWith('spots/') || (subject && !('bikes' in subject)) ? 'item' : 'bike'

/**
 * @param {string} name
 * @param {number} width
 */
const sized = (name, width) => (FULL_WIDTHS.includes(width) ? name : `${name}-${width}`)
