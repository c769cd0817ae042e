/**
 * `npm run bench:blocking-time -- [site]`: measures for how long a page's scripts keep a slow phone from answering: the
 * total blocking time of a first visit, and its longest task. Without a URL it serves this checkout. `PAGES=/forum`
 * measures the pages whose address has this in it.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { median } from '../median.mjs'
import { PAGES } from '../page-bytes/pages.mjs'
import { serveThis } from '../serve-this.mjs'
import { visit } from './visit.mjs'

const RUNS = Number(process.env.RUNS ?? 3)
const GOAL_MS = 150

Object.assign(process.env, await findBrowser())
const [given] = process.argv.slice(2)
const served = given ? null : await serveThis()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})
const pages = PAGES.filter((page) => !page.as && page.path.includes(process.env.PAGES ?? ''))
console.log(`1.6 Mbps, 150 ms round trip, CPU 4x, 390 px; ms, medians of ${RUNS}; goal ${GOAL_MS}`)
console.log(
  `${'page'.padEnd(28)}${'blocking'.padStart(10)}${'longest'.padStart(10)}${'hydrated'.padStart(10)}`,
)
try {
  for (const { path } of pages) {
    /** @type {Array<Awaited<ReturnType<typeof visit>>>} */
    const visits = []
    for (let run = 0; run < RUNS; run++)
      visits.push(await visit(browser, `${given ?? served?.address ?? ''}${path}`))
    const [blocking = NaN, longest = NaN, hydrated = NaN] = /** @type {const} */ ([
      'blocking',
      'longest',
      'hydrated',
    ]).map((name) => Math.round(median(visits.map((seen) => seen[name]))))
    const isOver = blocking > GOAL_MS
    if (isOver) process.exitCode = 1
    const figures = [blocking, longest, hydrated].map((ms) => String(ms).padStart(10)).join('')
    console.log(path.padEnd(28) + figures + (isOver ? ' OVER' : ''))
  }
} finally {
  await browser.close()
  await served?.close()
}
