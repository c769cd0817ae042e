// `npm run pictures:sets`: draws the bikes with other things, those pictures that have changed.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, loadBundled, openPage } from '../browser.mjs'
import { openLock } from '../lock.mjs'
import { writePreviews } from '../previews.mjs'
import { FORMATS, writePicture } from '../write-picture.mjs'

/**
 * @typedef {import('./set-still.ts').SetStill} SetStill
 * @typedef {{ still: SetStill, key: string }} Due a picture and the key of what it is drawn from
 */

const FOLDER = fileURLToPath(new URL('../drawn/', import.meta.url))
const PAGE = `import { openSets } from './sets/set-page.ts'
openSets()`
const HELP = `npm run pictures:sets -- [options]
--only <pattern>   just the pictures whose name matches (a regular expression)
--list             says what would be drawn and draws nothing
--all              draws what has not changed, too
--trial <folder>   draws small, quick PNGs into a folder, and changes no picture of the site
`
const TRIAL = { width: 960, height: 600, samples: 8 }

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    trial: { type: 'string' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

/** @type {typeof import('./plan.ts')} */
const { SET_STILLS, PICTURE_QUALITY } = await loadBundled(`export * from './sets/plan.ts'`)
const code = await codeKey()
const lock = openLock(FOLDER, 'sets.lock.json')
const wanted = SET_STILLS.filter(({ name }) => new RegExp(values.only).test(name))
const due = wanted
  .map((still) => ({ still, key: keyOf(still) }))
  .filter(({ still, key }) => values.all || values.trial || !lock.isDrawn(still, key))

console.log(`${due.length} of ${wanted.length} pictures are to be drawn.`)
if (values.list) for (const { still } of due) console.log(still.name)
else {
  if (due.length > 0) await draw(due)
  if (!values.only && !values.trial) lock.forgetAllBut(SET_STILLS)
}

/**
 * Returns the part of the key that all these pictures share: a hash of all code that draws them, models and studio
 * included, and of three's version. They are few, so that drawing one too many costs little.
 */
async function codeKey() {
  const text = await bundle(PAGE, { external: ['three'], format: 'esm', minify: true })
  const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '../package.json')
  const { version } = JSON.parse(readFileSync(three, 'utf8'))
  return createHash('sha256').update(text).update(version).digest('hex')
}

/** @param {SetStill} still */
function keyOf(still) {
  return createHash('sha256').update(code).update(JSON.stringify(still)).digest('hex').slice(0, 32)
}

/**
 * Draws the pictures one after the other in one browser.
 * @param {Due[]} list
 */
async function draw(list) {
  const { page, close } = await openPage(await bundle(PAGE))
  try {
    for (const { still, key } of list) {
      const start = Date.now()
      const { width, height } = FORMATS[still.format]
      const size = values.trial ? TRIAL : { width, height, samples: still.samples }
      const address = await page.evaluate((it) => window.sets.draw(it.name, it.size), {
        name: still.name,
        size,
      })
      await write({ still, key }, bytesOf(address))
      console.log(`${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
    }
  } finally {
    await close()
  }
}

/**
 * @param {Due} due
 * @param {Buffer} png
 */
async function write({ still, key }, png) {
  if (values.trial) {
    mkdirSync(values.trial, { recursive: true })
    writeFileSync(path.join(values.trial, `${path.basename(still.name)}.png`), png)
    return
  }
  await writePicture(FOLDER, still, { png, quality: PICTURE_QUALITY })
  await writePreviews(FOLDER, [still], { all: true })
  lock.note(still, key)
}
