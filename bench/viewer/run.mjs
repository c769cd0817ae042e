/**
 * `npm run bench:viewer`: measures the cost of the 3D view: bytes, triangles, draw calls, the main thread's time per
 * change, and memory leaks.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { installWhenNeeded } from '@nireeka/scripts/setup/prepare'
import { buildPage } from './build.mjs'
import { BIKES, configuration, LADEN } from './changes.mjs'
import { servePage } from './serve.mjs'
import { openBike } from './visit.mjs'
import { median } from '../median.mjs'

const ROUNDS = Number(process.env.RUNS ?? 3)
const RECONFIGURATIONS = 50
/**
 * @typedef {import('./changes.mjs').MeasuredBike} MeasuredBike
 * @typedef {import('./visit.mjs').BikePage} BikePage
 */

const BARS = { liveKb: 190, triangles: 150_000, calls: 60, colourMs: 20, partMs: 150, fileMb: 4 }
const KINDS_OF_CHANGE = /** @type {const} */ ([
  { kind: 'colour', bar: BARS.colourMs },
  { kind: 'part', bar: BARS.partMs },
])
/** The draw calls of the studio's floor and backdrop, which don't count for the bike. */
const STUDIO_CALLS = 2
const STUDIO_TRIANGLES = 4

await installWhenNeeded()
Object.assign(process.env, await findBrowser())
const built = await buildPage()
const site = await servePage(built)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
})

let isOver = false
/** @type {(what: string, figure: number, bar?: number) => void} */
const row = (what, figure, bar) => {
  if (bar !== undefined && figure > bar) isOver = true
  const result = bar === undefined ? '' : figure > bar ? `OVER ${bar}` : `of ${bar}`
  console.log(`${what.padEnd(46)}${figure.toFixed(figure < 1000 ? 1 : 0).padStart(9)} ${result}`)
}

/**
 * Measures switches between colours and parts. The first round isn't counted, because it builds and compiles what
 * later rounds reuse.
 * @param {BikePage} page
 * @param {MeasuredBike} bike
 */
async function measureChanges(page, bike) {
  const [first = 0] = bike.colours
  /** @type {Record<'colour' | 'part', Awaited<ReturnType<BikePage['measure']>>[]>} */
  const changes = { colour: [], part: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    const isCounted = round > 0
    for (const colour of [...bike.colours.slice(1), first]) {
      const spent = await page.measure(configuration(bike, colour))
      if (isCounted) changes.colour.push(spent)
    }
    for (const parts of bike.parts) {
      const spent = await page.measure(configuration(bike, first, parts))
      if (isCounted) changes.part.push(spent)
    }
  }
  return changes
}

/**
 * Shows all bikes, parts and colours once, then fifty more changes, after which three.js must hold no more objects
 * than before.
 * @param {BikePage} page
 */
async function measureGrowth(page) {
  const all = BIKES.flatMap((bike) =>
    bike.parts.map((parts, i) => configuration(bike, bike.colours[i] ?? 0, parts)),
  )
  for (const each of all) await page.show(each)
  const before = await page.info()
  const again = Array.from({ length: RECONFIGURATIONS }, (_, i) => all[i % all.length])
  for (const each of [...again, all.at(-1)]) if (each) await page.show(each)
  const after = await page.info()
  const kinds = /** @type {const} */ (['geometries', 'textures', 'programs'])
  return kinds.map((kind) => ({ kind, before: before[kind], after: after[kind] }))
}

try {
  console.log('Bytes: kB of 1,000, gzip at level 9')
  row('viewer with three', built.sizes.live / 1000, BARS.liveKb)
  row('worker', built.sizes.worker / 1000)
  row('3D file, fetched by the worker on demand', built.sizes.file / 1000)

  console.log(
    `\nThe page’s thread, ms, medians of ${ROUNDS} rounds: all tasks (TaskDuration of the browser’s own metrics, from the change until after its frame: scripts, uploads, the render call, what the browser adds), software renderer, reduced motion`,
  )
  for (const bike of BIKES) {
    const [colour = 0] = bike.colours
    const page = await openBike(browser, site.address, configuration(bike, colour))
    const laden = configuration(bike, colour, LADEN[bike.bike])
    await page.show(laden)
    const info = await page.info()
    row(`${bike.bike} with all it can carry, triangles`, info.triangles - STUDIO_TRIANGLES, BARS.triangles)
    row(`${bike.bike} with all it can carry, draw calls`, info.calls - STUDIO_CALLS, BARS.calls)
    row(`${bike.bike} with all it can carry, GLB in MB`, (await page.fileBytes(laden)) / 1e6, BARS.fileMb)
    const changes = await measureChanges(page, bike)
    for (const { kind, bar } of KINDS_OF_CHANGE) {
      row(`${bike.bike}, change of ${kind}`, median(changes[kind].map(({ task }) => task)), bar)
      row(`${bike.bike}, scripts of it`, median(changes[kind].map(({ script }) => script)))
    }
    await page.close()
  }

  console.log(`\n${RECONFIGURATIONS} reconfigurations over all three bikes: before, after`)
  const page = await openBike(browser, site.address, configuration({ bike: 'nireeka-prime', size: 'M' }, 3))
  for (const { kind, before, after } of await measureGrowth(page)) {
    if (after > before) isOver = true
    console.log(`${kind.padEnd(46)}${String(before).padStart(9)} ${after}${after > before ? ' GROWN' : ''}`)
  }
} finally {
  await browser.close()
  site.close()
}
console.log(isOver ? '\nA bar is not met.' : '\nEvery bar is met.')
process.exitCode = isOver ? 1 : 0
