/**
 * `npm run bench:page-bytes -- [site] [earlier site]`: measures the compressed bytes that a cold load of each page
 * transfers: of HTML, scripts and styles, and of the first view's pictures on a desktop and a phone. Without a URL it
 * serves this checkout. With the URL of a running earlier version, it fails if a page's code has grown by more than
 * 1 kB or its pictures by more than a tenth.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { serveThis } from '../serve-this.mjs'
import { PAGES } from './pages.mjs'
import { weigh } from './weigh.mjs'

/** @typedef {import('./weigh.mjs').Weight} Weight */

/** @type {Record<keyof Weight, (before: number) => number>} the bytes by which each may grow */
const MOST_GROWTH = {
  code: () => 1000,
  desktop: (before) => before / 10,
  phone: (before) => before / 10,
}
const COLUMNS = /** @type {Array<keyof Weight>} */ (Object.keys(MOST_GROWTH))
const DEMO = { member: 'anna@example.com', admin: 'admin@example.com' }
const DEMO_PASSWORD = 'ride-nireeka-2021'

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/**
 * Returns one cell of the table: the bytes, and what they have grown since an earlier version.
 * @param {keyof Weight} column
 * @param {Weight} now
 * @param {Weight} [before]
 */
function cell(column, now, before) {
  if (!before) return kB(now[column])
  const growth = now[column] - before[column]
  const isOver = growth > MOST_GROWTH[column](before[column])
  if (isOver) process.exitCode = 1
  return `${kB(now[column])}${kB(growth)}${isOver ? ' OVER' : '     '}`
}

/** @param {string} address @param {keyof typeof DEMO} role */
async function logIn(address, role) {
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO[role], password: DEMO_PASSWORD, remember: false }),
  })
  if (!answer.ok) throw new Error(`${DEMO[role]} could not log in: ${answer.status}`)
  return /** @type {{ data: { token: string } }} */ (await answer.json()).data.token
}

Object.assign(process.env, await findBrowser())
const [given, earlier] = process.argv.slice(2)
const served = given ? null : await serveThis()
const addresses = [given ?? served?.address ?? '', ...(earlier ? [earlier] : [])]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const tokens = await Promise.all(
    addresses.map(async (address) => ({
      member: await logIn(address, 'member'),
      admin: await logIn(address, 'admin'),
    })),
  )
  const width = earlier ? 25 : 10
  console.log(`${'page'.padEnd(28)}${COLUMNS.map((name) => name.padStart(width)).join('')}`)
  for (const { path: page, as } of PAGES) {
    /** @type {Weight[]} */
    const weights = []
    for (const [index, address] of addresses.entries())
      weights.push(await weigh(browser, { address, path: page, token: as && tokens[index]?.[as] }))
    const [now, before] = weights
    if (now) console.log(page.padEnd(28) + COLUMNS.map((column) => cell(column, now, before)).join(''))
  }
} finally {
  await browser.close()
  await served?.close()
}
