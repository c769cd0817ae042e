import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

/**
 * The icons that browsers and phones request, by file and size; phones round the corners themselves, so theirs are
 * full squares.
 */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** The white icon's size (specification, section 9). */
const WHITE = { width: 633, height: 640 }

/**
 * Returns the white icon: the lines of favicon.svg in white, without its ground.
 * @param {string} svg
 */
const whiteIcon = (svg) => svg.replace(/<rect[^>]*\/>/, '').replaceAll(/stroke="#[\da-f]+"/g, 'stroke="#fff"')

/**
 * Redraws the icons in the folder `icons` if they differ from favicon.svg.
 * @param {string} folder
 */
export async function drawFavicons(folder) {
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  const svg = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
  for (const [file, size] of Object.entries(ICONS)) {
    const whole = file.startsWith('apple') ? svg.replace(/rx="[^"]*"/, '') : svg
    await draw(path.join(folder, 'icons', file), whole, { width: size, height: size })
  }
  await draw(path.join(folder, 'icons', 'white-icon.png'), whiteIcon(svg), WHITE)
}

/**
 * @param {string} target
 * @param {string} svg
 * @param {{ width: number, height: number }} size
 */
async function draw(target, svg, size) {
  const png = await sharp(Buffer.from(svg), { density: size.width * 3 })
    .resize({ ...size, fit: 'contain', background: '#fff0' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  if (existsSync(target) && readFileSync(target).equals(png)) return
  await sharp(png).toFile(target)
  console.log(`${path.basename(target)}: drawn`)
}
