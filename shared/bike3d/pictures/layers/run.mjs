// `npm run pictures:layers`: draws the extras that are laid over the bikes' stills, those that have changed.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, loadBundled, openPage } from '../browser.mjs'
import { openLock } from '../lock.mjs'
import { studioKey } from '../studio-key.mjs'
import { FORMATS, writePicture } from '../write-picture.mjs'
import { inPlace } from './in-place.mjs'

/**
 * @typedef {import('./layer-stills.ts').LayerStill} LayerStill
 * @typedef {import('@playwright/test').Page} Page
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
const studios = {
  layers: await studioKey('layers/layer-studio.ts'),
  light: await studioKey('studio.ts'),
  dark: await studioKey('dark/dark-studio.ts'),
}
const lock = openLock(FOLDER, 'layers.lock.json')
/** @type {Map<string, Buffer>} */
const hiddenParts = new Map()
const due = LAYER_STILLS.filter(({ name }) => new RegExp(values.only).test(name))
  .map((still) => ({ still, key: keyOf(still) }))
  .filter(({ still, key }) => values.all || !lock.isDrawn(still, key))

console.log(`${due.length} of ${LAYER_STILLS.length} layers are to be drawn.`)
if (values.list) for (const { still } of due) console.log(still.name)
else {
  if (due.length > 0) await draw(due)
  if (!values.only) lock.forgetAllBut(LAYER_STILLS)
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
 * Returns the key of what a layer is drawn from. An upgrade's shows the bike behind the standard part, too, from the
 * stills' studio.
 * @param {LayerStill} still
 */
function keyOf(still) {
  const key = `${studios.layers}${fingerprint(still)}`
  return still.isInPlace ? `${key}${studios[themeOf(still)]}${fingerprint(standardOf(still))}` : key
}

/**
 * Returns the same layer of the standard bike: the part that the upgrade replaces.
 * @param {LayerStill} still
 * @returns {LayerStill}
 */
function standardOf(still) {
  return { ...still, subject: { bikes: [{ ...still.subject.bikes[0], parts: [] }] } }
}

/**
 * @param {Page} page
 * @param {Due} due
 * @param {Due} [before] what was drawn just before: of the same model only the colour differs
 */
async function drawOne(page, { still, key }, before) {
  const start = Date.now()
  if (!before || modelOf(before.still) !== modelOf(still)) await show(page, still)
  const added = await shot(page, still)
  const png = still.isInPlace ? await inPlace({ added, ...(await replacedBy(page, still)) }) : added
  await writePicture(FOLDER, still, { png, quality: PICTURE_QUALITY })
  lock.note(still, key)
  console.log(`${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/**
 * @param {Page} page
 * @param {LayerStill} still
 */
async function show(page, still) {
  await page.evaluate((it) => window.bikeLayers.show(it.layer, it.theme), {
    layer: modelFor(still),
    theme: themeOf(still),
  })
}

/**
 * @param {Page} page
 * @param {LayerStill} still
 */
async function shot(page, still) {
  const { width, height } = FORMATS[still.format]
  const address = await page.evaluate((it) => window.bikeLayers.draw(it.shot, it.colour), {
    shot: { view: still.view, width, height, samples: still.samples },
    colour: colourOf(still),
  })
  return bytesOf(address)
}

/**
 * Returns the picture of one layer while another one is shown.
 * @param {Page} page
 * @param {LayerStill} other
 * @param {LayerStill} shown
 */
async function shotOf(page, other, shown) {
  await show(page, other)
  const png = await shot(page, other)
  await show(page, shown)
  return png
}

/**
 * Returns the standard part that an upgrade replaces, which is as large in every colour, and what is behind it in the
 * upgrade's colour.
 * @param {Page} page
 * @param {LayerStill} still
 */
async function replacedBy(page, still) {
  const { width, height } = FORMATS[still.format]
  const standard = standardOf(still)
  const hidden = hiddenParts.get(modelOf(standard)) ?? (await shotOf(page, standard, still))
  hiddenParts.set(modelOf(standard), hidden)
  const behind = await page.evaluate((it) => window.bikeLayers.drawBehind(it.layer, it.theme, it.picture), {
    layer: modelFor(still),
    theme: themeOf(still),
    picture: {
      shot: { view: still.view, width, height, samples: still.samples },
      colour: colourOf(still),
    },
  })
  return { hidden, behind: bytesOf(behind) }
}

/** @param {Due} due */
function bikeOf({ still }) {
  return still.subject.bikes[0].bike
}

/** @param {LayerStill} still */
function modelFor({ subject, pieces }) {
  return { subject, pieces }
}

/** @param {LayerStill} still */
function colourOf({ colours }) {
  return colours[0] ?? { id: 1 }
}

/** @param {LayerStill} still */
function modelOf(still) {
  return JSON.stringify([modelFor(still), themeOf(still)])
}

/**
 * @param {LayerStill} still
 * @returns {'light' | 'dark'}
 */
function themeOf({ isDark }) {
  return isDark ? 'dark' : 'light'
}
