// `npm run pictures:layers`: draws the extras that are laid over the bikes' stills, those that have changed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, loadBundled, openPage } from '../browser.mjs'
import { openLock } from '../lock.mjs'
import { FORMATS, writePicture } from '../write-picture.mjs'

/**
 * @typedef {import('./layer-stills.ts').LayerStill} LayerStill
 * @typedef {{ still: LayerStill, key: string }} Due a layer and the key of what it is drawn from
 */

const FOLDER = fileURLToPath(new URL('../drawn/', import.meta.url))
const PAGE = `import { openLayers } from './layers/layer-page.ts'
openLayers()`
const HELP = `npm run pictures:layers -- [options]
--only <pattern>   just the layers whose name matches (a regular expression)
--list             says what would be drawn and draws nothing
--all              draws what has not changed, too
`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

/** @type {typeof import('./plan.ts')} */
const { LAYER_STILLS, PICTURE_QUALITY, createFingerprints } = await loadBundled(
  `export * from './layers/plan.ts'`,
)
const fingerprint = createFingerprints()
const studio = await studioKey()
const lock = openLock(FOLDER, 'layers.lock.json')
const due = LAYER_STILLS.filter(({ name }) => new RegExp(values.only).test(name))
  .map((still) => ({ still, key: `${studio}${fingerprint(still)}` }))
  .filter(({ still, key }) => values.all || !lock.isDrawn(still, key))

console.log(`${due.length} of ${LAYER_STILLS.length} layers are to be drawn.`)
if (values.list) for (const { still } of due) console.log(still.name)
else {
  if (due.length > 0) await draw(due)
  if (!values.only) lock.forgetAllBut(LAYER_STILLS)
}

/** Returns the part of the key that all layers share: a hash of their studio's and the paint's code, and of three. */
async function studioKey() {
  const code = await bundle(
    `export * from '../src/studio/layers/layer-studio.ts'
     export * from '../src/materials/palette-material.ts'
     export * from './paints.ts'`,
    { external: ['three'], format: 'esm', minify: true },
  )
  const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '../package.json')
  const { version } = JSON.parse(readFileSync(three, 'utf8'))
  return createHash('sha256').update(code).update(version).digest('hex').slice(0, 12)
}

/**
 * Draws the layers with one browser per core, those of one bike in one of them: they share most of their model.
 * @param {Due[]} list
 */
async function draw(list) {
  const bikes = [...new Set(list.map(bikeOf))]
  const waiting = bikes.map((bike) => list.filter((one) => bikeOf(one) === bike))
  const script = await bundle(PAGE)
  const drawInTurn = async () => {
    const { page, close } = await openPage(script)
    try {
      for (let group = waiting.shift(); group; group = waiting.shift())
        for (const [at, one] of group.entries()) await drawOne(page, one, group[at - 1])
    } finally {
      await close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, drawInTurn))
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Due} due
 * @param {Due} [before] what was drawn just before: of the same model only the colour differs
 */
async function drawOne(page, { still, key }, before) {
  const start = Date.now()
  const { width, height } = FORMATS[still.format]
  const shot = { view: still.view, width, height, samples: still.samples }
  if (!before || modelOf(before.still) !== modelOf(still))
    await page.evaluate((it) => window.bikeLayers.show(it.layer, it.theme), {
      layer: { subject: still.subject, piece: still.piece },
      theme: themeOf(still),
    })
  const address = await page.evaluate((it) => window.bikeLayers.draw(it.shot, it.colour), {
    shot,
    colour: still.colours[0] ?? { id: 1 },
  })
  await writePicture(FOLDER, still, { png: bytesOf(address), quality: PICTURE_QUALITY })
  lock.note(still, key)
  console.log(`${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/** @param {Due} due */
function bikeOf({ still }) {
  return still.subject.bikes[0].bike
}

/** @param {LayerStill} still */
function modelOf(still) {
  return JSON.stringify([still.subject, still.piece, themeOf(still)])
}

/**
 * @param {LayerStill} still
 * @returns {'light' | 'dark'}
 */
function themeOf({ isDark }) {
  return isDark ? 'dark' : 'light'
}
