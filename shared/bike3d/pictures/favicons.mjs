import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

/**
 * The icons that browsers and phones request, by file and size; phones round the corners themselves, so theirs are
 * full squares.
 */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/**
 * Redraws the icons in the folder `icons` if they differ from favicon.svg.
 * @param {string} folder
 */
export async function drawFavicons(folder) {
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  const svg = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
  for (const [file, size] of Object.entries(ICONS)) {
    const whole = file.startsWith('apple') ? svg.replace(/rx="[^"]*"/, '') : svg
    const png = await sharp(Buffer.from(whole), { density: size * 3 })
      .resize(size)
      .png({ compressionLevel: 9 })
      .toBuffer()
    const target = path.join(folder, 'icons', file)
    if (existsSync(target) && readFileSync(target).equals(png)) continue
    await sharp(png).toFile(target)
    console.log(`${file}: drawn`)
  }
}
