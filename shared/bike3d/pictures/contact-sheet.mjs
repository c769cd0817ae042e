// Puts all pictures of the site on one sheet: docs/pictures.md and docs/pictures/contact-sheet.webp.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import { loadBundled } from './browser.mjs'
import { paperOf } from './papers.mjs'
import { filesOf } from './write-picture.mjs'

const FOLDER = fileURLToPath(new URL('./drawn/', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
const TILE = { width: 160, height: 100, columns: 14, gap: 8, caption: 18 }

/** @typedef {Pick<import('./still.ts').Still, 'name' | 'format' | 'isOnPaper'>} Still */

/** @type {Pick<typeof import('./stills.ts'), 'STILLS'> & Pick<typeof import('./sets/set-stills.ts'), 'SET_STILLS'> & Pick<typeof import('./outdoors/outdoor-stills.ts'), 'OUTDOOR_STILLS'> & Pick<typeof import('../src/textures/stroke-font.ts'), 'layOut'>} */
const { STILLS, SET_STILLS, OUTDOOR_STILLS, layOut } = await loadBundled(
  `export { STILLS } from './stills.ts'
   export { SET_STILLS } from './sets/set-stills.ts'
   export { OUTDOOR_STILLS } from './outdoors/outdoor-stills.ts'
   export { layOut } from '../src/textures/stroke-font.ts'`,
)
const listed = [...STILLS, ...SET_STILLS, ...OUTDOOR_STILLS]
const drawn = listed.filter((still) => existsSync(fileOf(still)))
const names = [...new Set(drawn.map(sectionOf))]
/** @type {Array<[name: string, stills: Still[]]>} */
const sections = names.map((name) => [name, drawn.filter((still) => sectionOf(still) === name)])

mkdirSync(path.join(DOCS, 'pictures'), { recursive: true })
const { width, height, layers } = await layOutSheet()
await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite(layers)
  .webp({ quality: 56, effort: 6 })
  .toFile(path.join(DOCS, 'pictures/contact-sheet.webp'))
writeFileSync(path.join(DOCS, 'pictures.md'), pageText())
console.log(`${drawn.length} of ${listed.length} pictures are on the sheet.`)

/** @param {Still} still */
function fileOf(still) {
  const files = filesOf(still)
  return path.join(FOLDER, files.find((file) => file.endsWith('.webp')) ?? files[0] ?? '')
}

/** @param {Still} still */
function sectionOf({ name }) {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : 'home'
}

/** Lays out the sheet; each section starts a new row. */
async function layOutSheet() {
  const step = { x: TILE.width + TILE.gap, y: TILE.height + TILE.caption + TILE.gap }
  const sheetLayers = []
  let top = TILE.gap
  for (const [, stills] of sections) {
    for (const [i, still] of stills.entries()) {
      const left = TILE.gap + (i % TILE.columns) * step.x
      const y = top + Math.floor(i / TILE.columns) * step.y
      const input = await sharp(fileOf(still)).resize(TILE.width, TILE.height, { fit: 'cover' }).toBuffer()
      sheetLayers.push({ input, left, top: y }, { input: captionOf(still.name), left, top: y + TILE.height })
    }
    top += Math.ceil(stills.length / TILE.columns) * step.y
  }
  return { width: TILE.gap + TILE.columns * step.x, height: top, layers: sheetLayers }
}

/**
 * Returns a caption, drawn in the product's own stroke font so that no font must be installed.
 * @param {string} name
 */
function captionOf(name) {
  const segments = layOut(name.replace('/', ' · ').replaceAll('-', ' '), { height: 6 })
  const lines = segments.map(({ from, to }) => `M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.caption}"><path transform="translate(2 ${TILE.caption / 2})" d="${lines}" fill="none" stroke="#4a4d4f" stroke-width="0.8"/></svg>`,
  )
}

function pageText() {
  const rows = sections.map(([name, stills]) => {
    const bytes = stills
      .flatMap((still) => [...filesOf(still), ...paperOf(still)])
      .map((file) => path.join(FOLDER, file))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + statSync(file).size, 0)
    return `| ${name} | ${stills.length} | ${(bytes / 1e6).toFixed(1)} MB |`
  })
  return readFileSync(fileURLToPath(new URL('./pictures.template.md', import.meta.url)), 'utf8').replace(
    '{{rows}}',
    rows.join('\n'),
  )
}
