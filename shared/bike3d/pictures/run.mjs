// `npm run pictures`: draws every picture of the site whose model, materials, light or view have changed.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, loadBundled, openPage, PAGE } from './browser.mjs'
import { drawFavicons } from './favicons.mjs'
import { openLock } from './lock.mjs'
import { writePapers } from './papers.mjs'
import { writePreviews } from './previews.mjs'
import { studioKey } from './studio-key.mjs'
import { FORMATS, writePicture } from './write-picture.mjs'

/**
 * @typedef {import('./still.ts').Still} Still
 * @typedef {{ still: Still, key: string }} Due a still and the key of what it is drawn from
 * @typedef {(still: Still, start: number) => void} Tell
 */

const FOLDER = fileURLToPath(new URL('./drawn/', import.meta.url))
const HELP = `npm run pictures -- [options]
--only <pattern>   just the pictures whose name matches (a regular expression)
--list             says what would be drawn and draws nothing
--all              draws what has not changed, too
`
/** The number of lights for the ground shadow: a bike's spokes need more than small objects, a dark floor fewer. */
const SHADOW_LIGHTS = { bike: { light: 64, dark: 64 }, item: { light: 28, dark: 6 } }

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
const { STILLS, PICTURE_QUALITY, createFingerprints } = await loadBundled(`export * from './plan.ts'`)
const fingerprint = createFingerprints()
const studios = { light: await studioKey('studio.ts'), dark: await studioKey('dark/dark-studio.ts') }
const lock = openLock(FOLDER)
const wanted = STILLS.filter(({ name }) => new RegExp(values.only).test(name))
const due = wanted
  .map((still) => ({ still, key: `${studios[themeOf(still)]}${fingerprint(still)}` }))
  .filter(({ still, key }) => values.all || !lock.isDrawn(still, key))

console.log(`${due.length} of ${wanted.length} pictures are to be drawn.`)
if (values.list) for (const { still } of due) console.log(still.name)
else {
  if (due.length > 0) await draw(due)
  if (!values.only) lock.forgetAllBut(STILLS)
  await writePreviews(FOLDER, STILLS)
  await writePapers(FOLDER, STILLS)
  await drawFavicons(FOLDER)
}

/**
 * Draws the pictures with one browser per core, because software rendering hardly uses a second core.
 * @param {Due[]} list
 */
async function draw(list) {
  const waiting = bySubject(list)
  const script = await bundle(PAGE)
  let drawn = 0
  /** @type {Tell} */
  const tell = (still, start) => {
    drawn++
    console.log(`${drawn}/${list.length} ${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
  const drawInTurn = async () => {
    const { page, close } = await openPage(script)
    try {
      for (let group = waiting.shift(); group; group = waiting.shift()) await drawSubject(page, group, tell)
    } finally {
      await close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, drawInTurn))
}

/**
 * @param {Still} still
 * @returns {'light' | 'dark'}
 */
function themeOf({ isDark }) {
  return isDark ? 'dark' : 'light'
}

/** @param {Due[]} list */
function bySubject(list) {
  /** @type {Map<string, Due[]>} */
  const groups = new Map()
  for (const one of list) {
    const subject = JSON.stringify([one.still.subject, themeOf(one.still)])
    groups.set(subject, [...(groups.get(subject) ?? []), one])
  }
  return [...groups.values()]
}

/**
 * Draws all pictures of a subject, building its model and its shadow once.
 * @param {import('@playwright/test').Page} page
 * @param {Due[]} group
 * @param {Tell} tell
 */
async function drawSubject(page, group, tell) {
  const [first] = group
  if (!first) return
  const { subject } = first.still
  await page.evaluate((it) => window.pictures.show(it.subject, it.lights, it.theme), {
    subject,
    theme: themeOf(first.still),
    lights: SHADOW_LIGHTS['bikes' in subject ? 'bike' : 'item'][themeOf(first.still)],
  })
  const writing = []
  for (const { still, key } of group) {
    const start = Date.now()
    const { width, height } = FORMATS[still.format]
    const shot = { view: still.view, width, height, samples: still.samples }
    const address = await page.evaluate((it) => window.pictures.draw(it.shot, it.colours), {
      shot,
      colours: still.colours,
    })
    writing.push(write(still, bytesOf(address)).then(() => lock.note(still, key)))
    tell(still, start)
  }
  await Promise.all(writing)
}

/**
 * @param {Still} still
 * @param {Buffer} png
 */
async function write(still, png) {
  await writePicture(FOLDER, still, { png, quality: PICTURE_QUALITY })
  await writePreviews(FOLDER, [still], { all: true })
  await writePapers(FOLDER, [still], { all: true })
}
