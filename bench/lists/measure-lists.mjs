/** Measures how soon the API answers lists, at several sizes of the shop. */
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'

import { root } from '@nireeka/scripts/root'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

const RUNS = Number(process.env.RUNS ?? 200)
/** What docs/production.md recommends for a shop of this size; the embedded server's 64 MB are for smaller ones. */
const MEMORY = '1GB'
/** What the back office's lists may take. */
const STAFF_BARS = { p50: 50, p99: 200 }
const WARM_UP = 10
/** An access token lives 15 minutes, which a busy machine needs for less than all rows. */
const TOKEN_MS = 5 * 60_000

/**
 * @typedef {{ name: string, url: string, email?: string | null, bars?: Figures }} Row an address of the API, with what the table calls it,
 * and who asks: the demo's admin, another account of the demo by its email address, or null for a guest, and its own bars
 * @typedef {{ p50: number, p99: number }} Figures in ms
 * @typedef {Figures & { bars?: Figures }} Measured
 */

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let isOver = false

/**
 * Prints a table with a row for each address and a column for each size, and sets the process's exit code.
 * @param {object} input
 * @param {string} input.what what a shop has so many of: 'orders'
 * @param {number[]} input.sizes
 * @param {(client: pg.Client, size: number) => Promise<void>} input.fill fills a shop that has only the demo data
 * @param {(size: number, client: pg.Client) => Row[] | Promise<Row[]>} input.rows
 * @param {Figures} [input.bars]
 */
export async function measureLists({ what, sizes, fill, rows, bars = STAFF_BARS }) {
  await installWhenNeeded()
  await buildWhatChanged('@nireeka/api')
  const { openSiteTemplate } = await import('@nireeka/scripts/test/site-template')
  const template = await openSiteTemplate({ shared_buffers: MEMORY })
  try {
    /** @type {Map<string, Measured[]>} */
    const table = new Map()
    for (const size of sizes) {
      const measured = await measure({ what, size, fill, rows, serverUrl: template.serverUrl })
      for (const [name, figures] of measured) table.set(name, [...(table.get(name) ?? []), figures])
    }
    console.log(
      `p50 / p99 in ms of ${RUNS} answers each, one after the other; bars ${bars.p50} / ${bars.p99}; PostgreSQL with ${MEMORY} of buffers`,
    )
    console.log(cells(['list', ...sizes.map((size) => `${size.toLocaleString('en-US')} ${what}`)]))
    for (const [name, figures] of table)
      console.log(cells([name, ...figures.map((each) => toCell(each, each.bars ?? bars))]))
  } finally {
    agent.destroy()
    await template.close()
  }
  console.log(isOver ? '\nA bar is not met.' : '\nEvery bar is met.')
  process.exitCode = isOver ? 1 : 0
}

/**
 * @param {object} input
 * @param {string} input.what
 * @param {number} input.size
 * @param {(client: pg.Client, size: number) => Promise<void>} input.fill
 * @param {(size: number, client: pg.Client) => Row[] | Promise<Row[]>} input.rows
 * @param {string} input.serverUrl
 */
async function measure({ what, size, fill, rows, serverUrl }) {
  /** @type {typeof import('../../api/src/index.ts')} */
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const { copyTemplate } = await import('@nireeka/scripts/test/site-template')
  const { databaseUrl } = await copyTemplate(serverUrl, `${what.replaceAll(' ', '_')}_${size}`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const asked = await prepare(client).finally(() => client.end())
  const api = await openBackend({ dataDir: tmpdir(), databaseUrl, origin: 'http://localhost' })
  const server = createServer(api.app.routing).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const tokenOf = keepLoggedIn(port)
  /** @type {Array<[string, Measured]>} */
  const measured = []
  for (const { name, url, email = ADMIN, bars } of asked) {
    const token = email === null ? undefined : await tokenOf(email)
    for (let run = 0; run < WARM_UP; run++) await send({ port, url, token })
    const times = []
    for (let run = 0; run < RUNS; run++) times.push((await send({ port, url, token })).ms)
    measured.push([name, { p50: at(times, 0.5), p99: at(times, 0.99), ...(bars && { bars }) }])
  }
  server.close()
  await api.close()
  return measured

  /** @param {pg.Client} filled */
  async function prepare(filled) {
    await fill(filled, size)
    // What autovacuum does in a running shop.
    await filled.query('vacuum analyze')
    return rows(size, filled)
  }
}

/**
 * Sends a request and returns the body of its answer with the time until its end in ms.
 * @param {{ port: number, url: string, method?: string, token?: string | undefined, body?: object }} what
 * @returns {Promise<{ ms: number, text: string }>}
 */
function send({ port, url, method = 'GET', token, body }) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const call = request({ port, path: url, method, headers, agent, host: '127.0.0.1' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ ms: performance.now() - begun, text })
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

const ADMIN = 'admin@example.com'

/**
 * Returns a function for the access token of an account, which logs in anew when the last login is too long ago.
 * @param {number} port
 */
function keepLoggedIn(port) {
  /** @type {Map<string, { token: string, since: number }>} */
  const logins = new Map()
  return async (/** @type {string} */ email) => {
    const last = logins.get(email)
    if (last && performance.now() - last.since < TOKEN_MS) return last.token
    const since = performance.now()
    const token = await logIn(port, email)
    logins.set(email, { token, since })
    return token
  }
}

/**
 * Logs in to an account of the demo; returns the access token.
 * @param {number} port
 * @param {string} email
 */
async function logIn(port, email) {
  const body = { email, password: 'ride-nireeka-2021' }
  const { text } = await send({ port, url: '/api/user/login', method: 'POST', body })
  return JSON.parse(text).data.token
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/**
 * @param {Figures} figures
 * @param {Figures} bars
 */
function toCell({ p50, p99 }, bars) {
  const isSlow = p50 >= bars.p50 || p99 >= bars.p99
  if (isSlow) isOver = true
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}${isSlow ? ' OVER' : ''}`
}

/** @param {string[]} texts */
function cells(texts) {
  return texts.map((text, index) => text.padEnd(index === 0 ? 84 : 22)).join('')
}
