// `npm run pictures`: draws every picture of the site whose model, materials, light or view have changed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, loadBundled, openPage, PAGE } from './browser.mjs'
import { drawFavicons } from './favicons.mjs'
import { openLock } from './lock.mjs'
import { FORMATS, writePicture } from './write-picture.mjs'

const FOLDER = fileURLToPath(new URL('../../../shell/pictures/', import.meta.url))
const HELP = `npm run pictures -- [options]
--only <pattern>   just the pictures whose name matches (a regular expression)
--list             says what would be drawn and draws nothing
--all              draws what has not changed, too
`
const SHADOW_LIGHTS = 96

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

const { STILLS, createFingerprints } = await loadBundled(`export * from './plan.ts'`)
const fingerprint = createFingerprints()
const studio = await studioKey()
const lock = openLock(FOLDER)
const wanted = STILLS.filter(({ name }) => new RegExp(values.only).test(name))
const due = wanted
  .map((still) => ({ still, key: `${studio}${fingerprint(still)}` }))
  .filter(({ still, key }) => values.all || !lock.isDrawn(still, key))

console.log(`${due.length} of ${wanted.length} pictures are to be drawn.`)
if (values.list) for (const { still } of due) console.log(still.name)
else {
  if (due.length > 0) await draw(due)
  if (!values.only) lock.forgetAllBut(STILLS)
  await drawFavicons(FOLDER)
}

/** What all pictures depend on: the studio's and the paint's code, and three. */
async function studioKey() {
  const code = await bundle(
    `export * from '../src/studio/studio.ts'
     export * from '../src/materials/palette-material.ts'
     export * from './paints.ts'`,
    { external: ['three'], format: 'esm', minify: true },
  )
  const three = readFileSync(
    path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '../package.json'),
  )
  return createHash('sha256').update(code).update(JSON.parse(three).version).digest('hex').slice(0, 12)
}

async function draw(list) {
  const { page, close } = await openPage(await bundle(PAGE))
  const writing = []
  let shown = ''
  try {
    for (const [i, { still, key }] of list.entries()) {
      const start = Date.now()
      const subject = JSON.stringify(still.subject)
      if (subject !== shown)
        await page.evaluate(
          ([what, lights]) => window.pictures.show(what, lights),
          [still.subject, SHADOW_LIGHTS],
        )
      shown = subject
      const { width, height } = FORMATS[still.format]
      const shot = { view: still.view, width, height, samples: still.samples }
      const address = await page.evaluate(
        ([taken, colours]) => window.pictures.draw(taken, colours),
        [shot, still.colours],
      )
      await Promise.all(writing.splice(0))
      writing.push(writePicture(FOLDER, still, bytesOf(address)).then(() => lock.note(still, key)))
      console.log(`${i + 1}/${list.length} ${still.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
    }
    await Promise.all(writing)
  } finally {
    await close()
  }
}
