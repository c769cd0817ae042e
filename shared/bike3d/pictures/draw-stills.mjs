import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, openPage } from './browser.mjs'
import { openLock } from './lock.mjs'
import { writePreviews } from './previews.mjs'
import { FORMATS, writePicture } from './write-picture.mjs'

/**
 * @typedef {Omit<import('./still.ts').Still, 'subject' | 'view'>} Drawn
 * @typedef {{ width: number, height: number, samples: number }} Size
 * @typedef {{ still: Drawn, key: string }} Due a picture and the key of what it is drawn from
 * @typedef {object} Drawing
 * @property {string} command what runs it, for the help
 * @property {string} script the script of the page that draws; all its code is a part of every picture's key
 * @property {string} lockName the file with the keys of what was drawn
 * @property {Drawn[]} stills
 * @property {number} quality WebP's
 * @property {number} [avif] AVIF's, where it differs from the usual
 * @property {Size} trial the size of a picture that is only looked at
 * @property {(page: import('@playwright/test').Page, it: { name: string, size: Size }) => Promise<string>} draw draws a
 *   picture in the page, and returns a PNG as a data URL
 */

const FOLDER = fileURLToPath(new URL('./drawn/', import.meta.url))

/** @param {string} command */
const help = (command) => `npm run ${command} -- [options]
--only <pattern>   just the pictures whose name matches (a regular expression)
--list             says what would be drawn and draws nothing
--all              draws what has not changed, too
--trial <folder>   draws small, quick PNGs into a folder, and changes no picture of the site
`

/**
 * Draws those pictures of a list that have changed, by the options of the command line.
 *
 * @param {Drawing} drawing
 */
export async function drawStills(drawing) {
  const options = readOptions()
  if (options.help) return console.log(help(drawing.command))
  const keyOf = await createKeys(drawing.script)
  const lock = openLock(FOLDER, drawing.lockName)
  const wanted = drawing.stills.filter(({ name }) => new RegExp(options.only).test(name))
  const due = wanted
    .map((still) => ({ still, key: keyOf(still) }))
    .filter(({ still, key }) => options.all || options.trial || !lock.isDrawn(still, key))
  console.log(`${due.length} of ${wanted.length} pictures are to be drawn.`)
  if (options.list) return due.forEach(({ still }) => console.log(still.name))
  if (due.length > 0) await drawAll(drawing, due, { lock, trial: options.trial })
  if (!options.only && !options.trial) lock.forgetAllBut(drawing.stills)
}

const readOptions = () =>
  parseArgs({
    options: {
      help: { type: 'boolean' },
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      trial: { type: 'string' },
    },
  }).values

/**
 * Returns what computes a picture's key: a hash of its data, of all code that draws it, models included, and of three's
 * version. They are few, so that drawing one too many costs little.
 *
 * @param {string} script
 */
async function createKeys(script) {
  const text = await bundle(script, { external: ['three'], format: 'esm', minify: true })
  const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '../package.json')
  const { version } = JSON.parse(readFileSync(three, 'utf8'))
  const code = createHash('sha256').update(text).update(version).digest('hex')
  return (/** @type {Drawn} */ still) =>
    createHash('sha256').update(code).update(JSON.stringify(still)).digest('hex').slice(0, 32)
}

/**
 * Draws the pictures one after the other in one browser.
 *
 * @param {Drawing} drawing
 * @param {Due[]} list
 * @param {{ lock: ReturnType<typeof openLock>, trial: string | undefined }} into
 */
async function drawAll({ script, draw, quality, avif, trial: trialSize }, list, { lock, trial }) {
  const { page, close } = await openPage(await bundle(script))
  try {
    for (const { still, key } of list) {
      const start = Date.now()
      const { width, height } = FORMATS[still.format]
      const size = trial ? trialSize : { width, height, samples: still.samples }
      const png = bytesOf(await draw(page, { name: still.name, size }))
      if (trial) writeTrial(trial, still, png)
      else {
        await writePicture(FOLDER, still, { png, quality, avif })
        await writePreviews(FOLDER, [still], { all: true })
        lock.note(still, key)
      }
      console.log(`${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
    }
  } finally {
    await close()
  }
}

/**
 * @param {string} folder
 * @param {Drawn} still
 * @param {Buffer} png
 */
function writeTrial(folder, { name }, png) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${path.basename(name)}.png`), png)
}
