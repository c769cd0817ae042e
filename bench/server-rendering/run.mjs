/**
 * `npm run bench:server-rendering`: compares each page rendered by the server with the same page rendered in the browser,
 * on a simulated slow phone.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'
import { ROUTES } from './routes.mjs'
import { visit } from './visit.mjs'
import { median } from '../median.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const ONLY = process.env.ONLY
/** @typedef {import('./visit.mjs').Seen} Seen */

/** The largest allowed ratios of server to browser rendering. */
const BARS = { first: 0.5, largest: 0.6, interactive: 1.1 }
const KEYS = /** @type {const} */ (['first', 'largest', 'interactive'])

await installWhenNeeded()
await buildWhatChanged()
Object.assign(process.env, await findBrowser())
const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
const server = await serveSite({ port: 0, dataDir })
const inBrowser = await serveSite({ port: 0, dataDir, edge: { rendering: null } })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})

/** @param {Seen[]} loads */
const medians = (loads) => ({
  first: median(loads.map(({ first }) => first)),
  largest: median(loads.map(({ largest }) => largest)),
  interactive: median(loads.map(({ interactive }) => interactive)),
})
/** @param {string} text */
const cell = (text) => text.padEnd(14)

let isOver = false
try {
  console.log(
    `1.6 Mbps, 150 ms round trip, CPU 4x, 390 px, ${RUNS} cold loads each, alternating; medians in ms`,
  )
  console.log('server / browser = ratio')
  console.log(
    ['page', '', 'first paint', '', 'largest paint', '', 'interactive', '', 'shift'].map(cell).join(''),
  )
  for (const route of ROUTES) {
    if (ONLY && route.path !== ONLY) continue
    /** @type {Record<'server' | 'browser', Seen[]>} */
    const loads = { server: [], browser: [] }
    for (let run = 0; run < RUNS; run++) {
      // The runs alternate, so that other load on the machine affects both equally.
      loads.server.push(await visit(browser, server.address, route))
      loads.browser.push(await visit(browser, inBrowser.address, route))
    }
    const [a, b] = [medians(loads.server), medians(loads.browser)]
    const shift = Math.max(...loads.server.map((load) => load.shift))
    const figures = KEYS.map((key) => {
      const bar = BARS[key]
      const ratio = a[key] / b[key]
      if (ratio > bar) isOver = true
      return `${Math.round(a[key])} / ${Math.round(b[key])} = ${ratio.toFixed(2)}${ratio > bar ? ' OVER' : ''}`
    })
    if (shift > 0) isOver = true
    console.log([route.path.padEnd(28), ...figures.map((text) => text.padEnd(28)), shift.toFixed(4)].join(''))
  }
} finally {
  await browser.close()
  await inBrowser.close()
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(isOver ? '\nA bar is not met.' : '\nEvery bar is met: 0.5, 0.6, 1.1, no shift.')
process.exitCode = isOver ? 1 : 0
