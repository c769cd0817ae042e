/**
 * `npm run bench:page-memory`: asks the site for 100,000 distinct addresses and measures what its memory grows by, how
 * long another visitor waits meanwhile, and how many of 1,000 addresses of a campaign are answered from memory.
 * ADDRESSES=10000 asks for fewer.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { ask, askAll, percentile } from './requests.mjs'

const ADDRESSES = Number(process.env.ADDRESSES ?? 100_000)
const BARS = { megabytes: 60, milliseconds: 100, share: 0.99 }
const CAMPAIGN = 1000
/** How many addresses of each attack come before the measurement. */
const WARM_UP = 2000
/** How often the other visitor asks, in milliseconds. */
const PAUSE_MS = 50

/** The attacks with their share of the addresses: `address` names the n-th of them. */
const ATTACKS = [
  {
    name: 'campaigns of one page',
    share: 0.4,
    address: (/** @type {number} */ n) => `/shop/accessories/1?utm=${n}`,
  },
  { name: 'redirects', share: 0.2, address: (/** @type {number} */ n) => `/shop?from=${n}` },
  { name: 'pages that aren’t there', share: 0.2, address: (/** @type {number} */ n) => `/made-up/${n}` },
  {
    name: 'long parameters',
    share: 0.1,
    address: (/** @type {number} */ n) => `/help-center?q=${'x'.repeat(2000)}${n}`,
  },
  { name: 'searches', share: 0.1, address: (/** @type {number} */ n) => `/help-center?q=${n}` },
]

await installWhenNeeded()
await buildWhatChanged()
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
const site = spawn(process.execPath, [path.join(import.meta.dirname, 'site.mjs'), dataDir], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
/** @type {string} */
const origin = await new Promise((resolve) => site.once('message', resolve))

/** Returns the memory that the site's process uses, in megabytes. */
const memory = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024

/** @returns {Promise<number>} how many pages the site has rendered so far */
const rendered = () =>
  new Promise((resolve) => {
    site.once('message', resolve)
    site.send('rendered')
  })

/**
 * Returns the milliseconds of another visitor's requests while `work` runs.
 * @param {() => Promise<unknown>} work
 */
async function visit(work) {
  /** @type {number[]} */
  const times = []
  const end = new AbortController()
  const visitor = (async () => {
    while (!end.signal.aborted) {
      const begun = performance.now()
      await ask(`${origin}/configurator/nyx`)
      times.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  await work()
  end.abort()
  await visitor
  return percentile(times, 0.95)
}

const rest = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

let isMissed = false
/** @type {(text: string, isMet: boolean) => void} */
const tell = (text, isMet) => {
  if (!isMet) isMissed = true
  console.log(`${text}${isMet ? '' : '  MISSED'}`)
}
try {
  // Before that, code is compiled, and V8's heap grows to the size that rendering keeps it at.
  const idle = memory()
  for (const { address } of ATTACKS) await askAll(WARM_UP, (n) => origin + address(-n))
  const working = `${idle.toFixed(0)} MB when idle, ${memory().toFixed(0)} MB after ${WARM_UP * ATTACKS.length} addresses`
  console.log(`memory: ${working}`)
  const quiet = await visit(() => rest(3000))

  const before = await rendered()
  await askAll(CAMPAIGN, (n) => `${origin}/shop/accessories/2?utm_source=mail&utm_campaign=${n}`)
  const share = 1 - ((await rendered()) - before) / CAMPAIGN
  tell(`${(share * 100).toFixed(1)} % of ${CAMPAIGN} campaign addresses from memory`, share >= BARS.share)

  const start = memory()
  console.log(`\nanother visitor’s p95 without an attack: ${quiet.toFixed(0)} ms`)
  console.log('addresses                      number   seconds   p95, ms   MB more by then')
  for (const { name, share: part, address } of ATTACKS) {
    const count = Math.round(ADDRESSES * part)
    const begun = performance.now()
    const p95 = await visit(() => askAll(count, (n) => origin + address(n)))
    const seconds = (performance.now() - begun) / 1000
    tell(
      name.padEnd(28) +
        String(count).padStart(9) +
        seconds.toFixed(0).padStart(10) +
        p95.toFixed(0).padStart(10) +
        (memory() - start).toFixed(0).padStart(18),
      p95 - quiet < BARS.milliseconds,
    )
  }
  const grown = memory() - start
  tell(
    `\nmemory: ${start.toFixed(0)} MB before, ${grown.toFixed(0)} MB more after ${ADDRESSES} addresses`,
    grown < BARS.megabytes,
  )
} finally {
  site.kill()
  await new Promise((resolve) => site.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = isMissed ? 1 : 0
