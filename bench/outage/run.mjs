/**
 * `npm run bench:outage`: measures what visitors get while the database is away or hangs, how soon after its return the
 * first request is answered, and how soon the embedded server is back after kill -9.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { openGate } from './open-gate.mjs'

const PAGE = '/shop/accessories'
const OTHER_PAGE = '/forum/1'
const READ = '/api/accessories'
const WRITE = '/api/cart/quote'
const QUOTE = JSON.stringify({ items: [{ product_id: 18, count: 1 }] })
const BARS = { unavailable: 3000, back: 1000, restarted: 5000 }
/** How long an outage lasts: long enough that it is noticed everywhere. */
const OUTAGE_MS = 6000
const POLL_MS = 20

await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const { copyTemplate, openSiteTemplate } = await import('@nireeka/scripts/test/site-template')

let isMissed = false
const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-outage-'))
await chmod(folder, 0o711)
try {
  console.log('what                                         status        ms')
  await measureOutages()
  await measureRestart()
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(isMissed ? '\nA bar is not met.' : '\nEvery bar is met.')
process.exitCode = isMissed ? 1 : 0

async function measureOutages() {
  const template = await openSiteTemplate()
  const { databaseUrl } = await copyTemplate(template.serverUrl, 'outage')
  const { searchParams, pathname } = new URL(databaseUrl)
  const gate = await openGate(path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
  const site = await serveSite({
    port: 0,
    dataDir: path.join(folder, 'behind-gate'),
    databaseUrl: `postgres://nireeka@127.0.0.1:${gate.port}${pathname}`,
  })
  for (const fault of /** @type {const} */ (['shut', 'stall'])) {
    await ask(site.address + PAGE)
    gate[fault]()
    const begun = performance.now()
    const name = fault === 'shut' ? 'refused' : 'silent'
    row(`${name}: a read`, await ask(site.address + READ), 503, BARS.unavailable)
    row(`${name}: a write`, await ask(site.address + WRITE, QUOTE), 503, BARS.unavailable)
    row(`${name}: a page in memory, at once`, await ask(site.address + PAGE), 200, BARS.unavailable)
    await wait(Math.max(0, OUTAGE_MS - (performance.now() - begun)))
    row(`${name}: a page in memory, later`, await ask(site.address + PAGE), 200, BARS.unavailable)
    row(`${name}: a page that isn't, later`, await ask(site.address + OTHER_PAGE), 200, BARS.unavailable)
    gate.open()
    row(`${name}: first read after its return`, await untilAnswered(site.address + READ), 200, BARS.back)
  }
  await site.close()
  gate.close()
  await template.close()
}

async function measureRestart() {
  const dataDir = path.join(folder, 'embedded')
  const site = await serveSite({ port: 0, dataDir })
  const file = path.join(site.dataFolder ?? '', 'postmaster.pid')
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL')
  row('embedded server killed: first read', await untilAnswered(site.address + READ), 200, BARS.restarted)
  await site.close()
}

/**
 * @param {string} url
 * @param {string} [body]
 */
async function ask(url, body) {
  const begun = performance.now()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body, headers })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - begun }
}

/**
 * Asks again and again; the time is that of all the asking.
 * @param {string} url
 */
async function untilAnswered(url) {
  const begun = performance.now()
  for (;;) {
    const { status } = await ask(url)
    if (status === 200) return { status, ms: performance.now() - begun }
    await wait(POLL_MS)
  }
}

/**
 * @param {string} what
 * @param {{ status: number, ms: number }} got
 * @param {number} status
 * @param {number} bar in milliseconds
 */
function row(what, got, status, bar) {
  const isMet = got.status === status && got.ms <= bar
  if (!isMet) isMissed = true
  console.log(
    what.padEnd(44) +
      String(got.status).padStart(7) +
      got.ms.toFixed(0).padStart(10) +
      (isMet ? '' : ' OVER'),
  )
}
