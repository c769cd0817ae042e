/**
 * `npm run bench:page-bytes -- [site] [earlier site]`: measures the compressed bytes of HTML, scripts and styles that
 * a cold load of each page transfers. Without a URL it serves this checkout. With the URL of a running earlier
 * version, it fails if any page has grown by more than 1 kB.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { serveThis } from '../serve-this.mjs'
import { PAGES } from './pages.mjs'
import { weigh } from './weigh.mjs'

const MOST_GROWTH = 1000
const DEMO = { member: 'anna@example.com', admin: 'admin@example.com' }
const DEMO_PASSWORD = 'ride-nireeka-2021'

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

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
  console.log(`${'page'.padEnd(28)}${'bytes'.padStart(10)}${earlier ? '   earlier    growth' : ''}`)
  for (const { path: page, as } of PAGES) {
    const bytes = []
    for (const [index, address] of addresses.entries())
      bytes.push(await weigh(browser, { address, path: page, token: as && tokens[index]?.[as] }))
    const [now = 0, before] = bytes
    const growth = before === undefined ? 0 : now - before
    const isOver = growth > MOST_GROWTH
    if (isOver) process.exitCode = 1
    const compared = before === undefined ? '' : kB(before) + kB(growth) + (isOver ? ' OVER' : '')
    console.log(page.padEnd(28) + kB(now) + compared)
  }
} finally {
  await browser.close()
  await served?.close()
}
