/**
 * `npm run bench:felt-speed -- [site]`: measures how long a visitor waits for what a click shows: from a list to a
 * product, and from one section to another. Without a URL it serves this checkout.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { median } from '../median.mjs'
import { serveThis } from '../serve-this.mjs'
import { ROWS, walk } from './walk.mjs'

const RUNS = Number(process.env.RUNS ?? 5)

Object.assign(process.env, await findBrowser())
const [given] = process.argv.slice(2)
const served = given ? null : await serveThis()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})
/** @type {Array<Awaited<ReturnType<typeof walk>>>} */
const walks = []
try {
  for (let run = 0; run < RUNS; run++) walks.push(await walk(browser, given ?? served?.address ?? ''))
} finally {
  await browser.close()
  await served?.close()
}

console.log(`1.6 Mbps, 150 ms round trip, CPU 4x, 1280 px; ms from the click, medians of ${RUNS} (all)`)
let isOver = false
for (const { name, goal } of ROWS) {
  const values = walks.map((seen) => Math.round(seen.times[name] ?? NaN))
  const middle = median(values)
  const isLate = goal !== undefined && middle > goal
  if (isLate) isOver = true
  const bar = goal === undefined ? '' : `   goal ${goal}${isLate ? ' OVER' : ''}`
  console.log(`${name.padEnd(44)}${String(middle).padStart(6)}   (${values.join(', ')})${bar}`)
}
const shift = Math.max(...walks.map((seen) => seen.shift))
console.log(`${'layout shift, the worst of all'.padEnd(44)}${shift.toFixed(4).padStart(6)}`)
process.exitCode = isOver ? 1 : 0
