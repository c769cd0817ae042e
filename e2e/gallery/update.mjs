/**
 * `npm run gallery:pictures`: updates the screenshots of the gallery that have changed, and compresses them. `npm run
 * gallery:pictures -- product/rating` looks only at the components whose id contains that.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { run } from '@nireeka/scripts/run'
import sharp from 'sharp'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(import.meta.dirname, 'screenshots')
const COLOUR_TYPE = 25
const INDEXED = 3
const UNSEEN = 3
const A_FEW = 60
const [only = ''] = process.argv.slice(2)

await run('npx', ['turbo', 'run', 'build', '--filter=./gallery', '--output-logs=errors-only'], { cwd: root })
const config = [
  '-c',
  'e2e/playwright.config.ts',
  'e2e/gallery/gallery.spec.ts',
  '--update-snapshots=changed',
  '-g',
  only,
]
const env = { ...process.env, ...(await findBrowser()) }
try {
  await run('npx', ['playwright', 'test', ...config], { cwd: root, env })
} finally {
  // Failures of axe don't invalidate the screenshots, so they are ignored here.
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.png'))) await makeSmall(path.join(folder, file))
}

/**
 * Compresses a PNG with a colour palette, which halves most files, unless that changes the image visibly.
 * @param {string} file
 */
async function makeSmall(file) {
  const bytes = await readFile(file)
  if (bytes[COLOUR_TYPE] === INDEXED) return
  const listed = await sharp(bytes).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  const exact = () => sharp(bytes).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  await writeFile(file, (await isLike(bytes, listed)) ? listed : await exact())
}

/**
 * @param {Buffer} one
 * @param {Buffer} other
 */
async function isLike(one, other) {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  return a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > UNSEEN).length < A_FEW
}

/** @param {Buffer} picture */
function pixels(picture) {
  return sharp(picture).removeAlpha().raw().toBuffer()
}
