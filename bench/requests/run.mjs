/**
 * `npm run bench:requests`: measures how many pages per second the site serves, from the cache and newly rendered.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

const SECONDS = process.env.SECONDS ?? '5'
const RUNS = Number(process.env.RUNS ?? 3)
/**
 * Pages, each with a parameter that it reads, so that another value is another page.
 * @type {Array<[path: string, parameter: string]>}
 */
const PAGES = [
  ['/', 'id_country'],
  ['/shop/accessories', 'min'],
  ['/shop/accessories/1', 'stars'],
  ['/configurator/nyx', 'step'],
  ['/help-center', 'q'],
  ['/forum/1', 'category'],
]
const BARS = { kept: 3000, made: 150 }

await installWhenNeeded()
await buildWhatChanged()
const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
/** @type {import('../../shell/server/rendering/renderers.ts').FailureReport[]} */
const failures = []
const site = await serveSite({
  port: 0,
  dataDir,
  edge: { rendering: { report: (failure) => failures.push(failure) } },
})

const run = promisify(execFile)
/**
 * Returns the responses per second for a page. The requests are sent by another process, so that they don't slow down
 * the server.
 * @param {string} page
 * @param {string} [parameter] makes each request another page
 */
async function rate(page, parameter = '') {
  const load = path.join(import.meta.dirname, 'load.mjs')
  const rates = []
  for (let turn = 0; turn < RUNS; turn++) {
    const { stdout } = await run('node', [load, site.address, page, parameter, SECONDS])
    rates.push(Number(stdout))
  }
  return rates.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

let isUnder = false
/** @type {(figure: number, bar: number) => string} */
const cell = (figure, bar) => {
  if (figure < bar) isUnder = true
  return `${figure}${figure < bar ? ' UNDER' : ''}`.padEnd(16)
}
try {
  console.log(
    `Pages a second, ${SECONDS} s on 16 connections, median of ${RUNS}; the asking runs on the same machine`,
  )
  console.log('page                      from memory     made anew')
  for (const [page, parameter] of PAGES) {
    await rate(page, parameter)
    const [kept, made] = [await rate(page), await rate(page, parameter)]
    console.log(page.padEnd(26) + cell(kept, BARS.kept) + cell(made, BARS.made))
  }
} finally {
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
}
for (const { key, reason, message } of failures) console.log(`${key} ${reason}: ${message}`)
console.log(
  isUnder || failures.length > 0
    ? '\nA bar is not met.'
    : `\nEvery bar is met: ${BARS.kept} and ${BARS.made}.`,
)
process.exitCode = isUnder || failures.length > 0 ? 1 : 0
