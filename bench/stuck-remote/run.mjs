/**
 * `npm run bench:stuck-remote`: measures what a visitor waits for when a remote's mount hangs or its unmount hangs or
 * throws: until the skeleton, until the fallback, and until another section that they go to is there.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'
import { releaseStuck } from './release.mjs'
import { openVisit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

const RUNS = Number(process.env.RUNS ?? 5)
/** In ms: the earliest and the latest fallback, and the longest way to another section. */
const BARS = { fallback: { least: 3000, most: 3300 }, leaving: { most: 300 } }
/** When the visitor leaves, in ms after the click that led to the stuck section. */
const MOMENTS = [100, 500, 1000, 2000, 2900, 3500]
const STUCK = 'Spare parts'
const OTHER = 'Accessories'
const HANG = 'await new Promise(() => {});'
const THROW = 'throw new Error("broken on purpose");'

await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
Object.assign(process.env, await findBrowser())
const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-stuck-remote-'))
const { address, close } = await serveSite({ port: 0, dataDir })
const site = { address, dataDir }
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})

let isMissed = false
try {
  console.log(`Medians of ${RUNS} visits, each with nothing cached, in ms from the click`)
  console.log(`${'what'.padEnd(56)}median     all`)
  await measureMount()
  await measureUnmount('throws', THROW)
  await measureUnmount('hangs', HANG)
} finally {
  await browser.close()
  await close()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(isMissed ? '\nA bar is not met.' : '\nEvery bar is met.')
process.exitCode = isMissed ? 1 : 0

async function measureMount() {
  await releaseStuck(site, 'mount', HANG)
  /** @type {import('./visit.mjs').Seen[]} */
  const seen = []
  await visit(async (page) => {
    // The limit of a mount begins when the code is there, so that is fetched before.
    await page.pointAt(STUCK)
    await page.goTo(STUCK)
    seen.push(await page.fallback())
  })
  const skeletons = seen.map(({ skeleton }) => skeleton)
  row('a mount hangs: until its skeleton', skeletons, BARS.leaving)
  const fallbacks = seen.map(({ fallback }) => fallback)
  row('a mount hangs: until the fallback', fallbacks, BARS.fallback)

  for (const isLoaded of [true, false]) {
    for (const moment of MOMENTS) {
      /** @type {number[]} */
      const waits = []
      await visit(async (page) => {
        if (isLoaded) await seeOther(page)
        await page.goTo(STUCK)
        await page.pass(moment)
        waits.push(await leave(page))
      })
      const where = isLoaded ? 'a section seen before' : 'a new section'
      row(`a mount hangs: left after ${moment / 1000} s for ${where}`, waits, BARS.leaving)
    }
  }
}

/**
 * @param {string} how
 * @param {string} statement
 */
async function measureUnmount(how, statement) {
  await releaseStuck(site, 'unmount', statement)
  /** @type {number[]} */
  const waits = []
  /** @type {number[]} */
  const again = []
  await visit(async (page) => {
    await seeOther(page)
    await page.goTo(STUCK)
    await page.heading(STUCK)
    waits.push(await leave(page))
    await page.goTo(STUCK)
    again.push(await page.heading(STUCK))
    await page.goTo(OTHER)
  })
  row(`an unmount ${how}: left for a section seen before`, waits, BARS.leaving)
  row(`an unmount ${how}: back to its own section, loaded anew`, again)
}

/** @param {(page: Visit) => Promise<unknown>} measure */
async function visit(measure) {
  for (let turn = 0; turn < RUNS; turn++) {
    const page = await openVisit(browser, `${site.address}/contact`)
    await measure(page)
    await page.close()
  }
}

/** @param {Visit} page */
async function leave(page) {
  await page.goTo(OTHER)
  return page.heading(OTHER)
}

/** @param {Visit} page */
async function seeOther(page) {
  await leave(page)
  await page.goTo('Contact')
  await page.heading('Contact')
}

/**
 * Prints a row, and notes whether the median misses the bar.
 * @param {string} what
 * @param {number[]} values in ms
 * @param {{ least?: number, most?: number }} [bar] in ms
 */
function row(what, values, { least = 0, most = Infinity } = {}) {
  const ordered = values.toSorted((a, b) => a - b)
  const median = ordered[Math.floor(ordered.length / 2)] ?? NaN
  const isMet = median >= least && median <= most
  if (!isMet) isMissed = true
  const all = ordered.map((value) => value.toFixed(0)).join(', ')
  console.log(what.padEnd(56) + median.toFixed(0).padStart(6) + `     ${all}${isMet ? '' : '  BAR MISSED'}`)
}
