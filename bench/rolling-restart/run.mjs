/**
 * `npm run bench:rolling-restart`: restarts three processes behind nginx one after the other, under load, and counts the
 * requests that fail. nginx runs with the file of docs/operations.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { findNginx, startNginx } from './nginx.mjs'
import { startSite } from './site-processes.mjs'
import { createVisitors } from './visitors.mjs'

const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const PROCESSES = 3
const GUESTS = 10
const MEMBERS = [
  'anna@example.com',
  'ben@example.com',
  'cara@example.com',
  'dev@example.com',
  'eve@example.com',
]

const program = findNginx()
if (!program) {
  console.error(
    'nginx is missing: install it (Debian: apt-get install nginx-light), or name it in NGINX_PATH.',
  )
  process.exit(1)
}
await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
const { copyTemplate, openSiteTemplate } = await import('@nireeka/scripts/test/site-template')

const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-rolling-'))
const template = await openSiteTemplate()
const { databaseUrl } = await copyTemplate(template.serverUrl, 'rolling')
const [port = 0, ...sitePorts] = await freePorts(PROCESSES + 1)
const env = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, 'data'),
  SITE_URL: `http://localhost:${port}`,
  TRUST_PROXY: 'loopback',
}
/** @type {Array<Awaited<ReturnType<typeof startSite>>>} */
const sites = []
for (const it of sitePorts) sites.push(await startSite(it, env))
const nginx = await startNginx({ program, folder: path.join(folder, 'nginx'), port, sitePorts })
const visitors = createVisitors('127.0.0.1', port)

let restarts = 0
let unclean = 0
const isOver = () => visitors.outcomes.length >= REQUESTS && restarts >= PROCESSES

async function restartInTurn() {
  for (let turn = 0; !isOver(); turn++) {
    const at = turn % PROCESSES
    const code = await sites[at]?.stop()
    if (code !== 0) unclean++
    sites[at] = await startSite(sitePorts[at] ?? 0, env)
    restarts++
  }
}

try {
  const begun = performance.now()
  await Promise.all([
    restartInTurn(),
    ...Array.from({ length: GUESTS }, () => visitors.guest(isOver)),
    ...MEMBERS.map((email) => visitors.member(email, isOver)),
  ])
  report(visitors.outcomes, (performance.now() - begun) / 1000)
} finally {
  visitors.close()
  await nginx.close()
  await Promise.all(sites.map((site) => site.stop()))
  await template.close()
  await rm(folder, { recursive: true, force: true })
}

/**
 * @param {import('./visitors.mjs').Outcome[]} outcomes
 * @param {number} seconds
 */
function report(outcomes, seconds) {
  console.log(
    `${restarts} restarts of ${PROCESSES} processes in ${seconds.toFixed(0)} s, ${unclean} unclean stops\n`,
  )
  console.log('kind       requests    failed    p50 ms    p99 ms   most ms')
  for (const kind of ['read', 'write']) {
    const own = outcomes.filter((it) => it.kind === kind)
    const ms = own.map((it) => it.ms).toSorted((a, b) => a - b)
    const at = (/** @type {number} */ share) => Math.round(ms[Math.ceil(ms.length * share) - 1] ?? 0)
    const failed = own.filter(({ failure }) => failure).length
    const figures = [own.length, failed, at(0.5), at(0.99), at(1)]
    console.log(kind.padEnd(9) + figures.map((it) => String(it).padStart(10)).join(''))
  }
  const failures = outcomes.flatMap(({ failure }) => failure ?? [])
  for (const failure of new Set(failures)) console.log(failure)
  const isMet = failures.length === 0 && unclean === 0
  console.log(isMet ? `\nThe bar is met: none of ${outcomes.length} failed.` : '\nThe bar is not met.')
  if (!isMet) process.exitCode = 1
}

/**
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        /** @type {Promise<import('node:net').Server>} */ (
          new Promise((resolve) => {
            const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
          })
        ),
    ),
  )
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
