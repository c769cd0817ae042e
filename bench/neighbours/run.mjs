/**
 * `npm run bench:neighbours`: measures how much longer a visitor waits while another one attacks the site. Each attack
 * runs a few times, each time after a quiet spell of the same length.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'
import { ATTACKS } from './attacks.mjs'
import { logIn } from './member.mjs'

const SECONDS = Number(process.env.SECONDS ?? 4)
const RUNS = Number(process.env.RUNS ?? 3)
const ONLY = process.env.ONLY
/** The most milliseconds by which the 95th percentile may rise. */
const BAR_MS = 100
const PAUSE_MS = 10

/** @param {string} file @param {string[]} args */
const start = (file, ...args) => fork(path.join(import.meta.dirname, file), args)
/** @param {number[]} values @param {number} share */
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN
/** @param {number[]} values */
const median = (values) => percentile(values, 0.5)

await installWhenNeeded()
await buildWhatChanged()
const server = start('serve.mjs')
const [site] = /** @type {[string]} */ (await once(server, 'message'))
const anna = await logIn(site, 'anna@example.com')

/** What the visitor opens in turns: a page from memory, two lists from the database, and what is hers alone. */
const VISIT = ['/', '/api/accessories?sort=rating', '/api/forum/threads', '/api/cart', '/api/orders']

/** Returns the visitor's 95th percentile within a few seconds, in milliseconds. */
async function visit() {
  const until = performance.now() + SECONDS * 1000
  /** @type {number[]} */
  const waits = []
  for (let at = 0; performance.now() < until; at++) {
    const begun = performance.now()
    const { status } = await anna('GET', VISIT[at % VISIT.length] ?? '/')
    if (status !== 200) throw new Error(`${VISIT[at % VISIT.length]} answered ${status}`)
    waits.push(performance.now() - begun)
    await setTimeout(PAUSE_MS)
  }
  return percentile(waits, 0.95)
}

/** @param {string} name */
async function visitDuring(name) {
  const attacker = start('attack.mjs', site, name)
  await once(attacker, 'message')
  const wait = await visit()
  const told = once(attacker, 'message')
  attacker.send('stop')
  const [statuses] = /** @type {[Record<string, number>]} */ (await told)
  await once(attacker, 'exit')
  return { wait, statuses }
}

let isOver = false
try {
  console.log(
    `The visitor's 95th percentile in ms, ${RUNS} spells of ${SECONDS} s each, alternating; medians`,
  )
  console.log(`${'attack'.padEnd(50)}quiet     during    more      times     answers to the attack`)
  await visit()
  for (const name of Object.keys(ATTACKS)) {
    if (ONLY && !name.includes(ONLY)) continue
    /** @type {number[]} */
    const quiet = []
    /** @type {number[]} */
    const during = []
    /** @type {Record<string, number>} */
    const answers = {}
    for (let run = 0; run < RUNS; run++) {
      quiet.push(await visit())
      const { wait, statuses } = await visitDuring(name)
      during.push(wait)
      for (const [status, count] of Object.entries(statuses)) answers[status] = (answers[status] ?? 0) + count
    }
    const more = median(during) - median(quiet)
    if (!(more < BAR_MS)) isOver = true
    const figures = [
      median(quiet).toFixed(1),
      median(during).toFixed(1),
      more.toFixed(1),
      (median(during) / median(quiet)).toFixed(1),
    ]
    const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
    console.log(
      name.padEnd(50) +
        figures.map((figure) => figure.padEnd(10)).join('') +
        told.join(', ') +
        (more < BAR_MS ? '' : '  OVER'),
    )
  }
} finally {
  server.disconnect()
  await once(server, 'exit')
}
console.log(
  isOver ? `\nThe bar of ${BAR_MS} ms more is not met.` : `\nThe bar is met: less than ${BAR_MS} ms more.`,
)
process.exitCode = isOver ? 1 : 0
