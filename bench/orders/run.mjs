/**
 * `npm run bench:orders`: measures how soon the API answers the back office's list of orders, with every filter and sort,
 * at 100,000 orders and, beside it, at 2,000.
 */
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'

import { root } from '@nireeka/scripts/root'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { fillOrders } from './fill.mjs'

const RUNS = Number(process.env.RUNS ?? 200)
const SIZES = (process.env.SIZES ?? '2000,100000').split(',').map(Number)
const BARS = { p50: 50, p99: 200 }
const WARM_UP = 10
const YEAR_MS = 365 * 24 * 3_600_000

/** @param {number} time */
const day = (time) => new Date(time).toISOString().slice(0, 10)
const RECENT = `placed_from=${day(Date.now() - YEAR_MS / 12)}`
const LONG = `placed_from=${day(Date.now() - YEAR_MS * 1.5)}&placed_to=${day(Date.now() - YEAR_MS / 4)}`

const FILTERS = [
  '',
  'status=paid',
  'status=delivered',
  'status=held',
  RECENT,
  LONG,
  `status=delivered&${LONG}`,
  'search=NK-1000',
  'search=100042',
  'search=anna12',
  'search=gift1',
  'search=M%C3%BCller',
  'search=Clara%20K',
  'search=a',
  `search=anna&status=delivered&${LONG}`,
]
const SORTS = ['newest', 'oldest', 'highest', 'lowest']

/** Addresses of the list, each with what the table calls it. */
const LISTS = FILTERS.flatMap((filter) =>
  SORTS.map((sort) => ({
    name: `${decodeURIComponent(filter) || 'all'} · ${sort}`,
    url: `/api/backoffice/orders?${[filter, `sort=${sort}`].filter(Boolean).join('&')}`,
  })),
)
const LARGEST = { name: 'all · newest · 500 rows', url: '/api/backoffice/orders?per_page=500' }
const SEARCHES = ['anna12', 'NK-1000', 'an', 'helmet', 'T-100'].map((query) => ({
  name: `palette · ${query}`,
  url: `/api/backoffice/search?query=${query}`,
}))
const COUNTS = ['', RECENT, LONG, 'search=a'].map((filter) => ({
  name: `counts · ${decodeURIComponent(filter) || 'all'}`,
  url: `/api/backoffice/orders/counts?${filter}`,
}))

await installWhenNeeded()
await buildWhatChanged('@nireeka/api')
/** @type {typeof import('../../api/src/index.ts')} */
const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
const { copyTemplate, openSiteTemplate } = await import('@nireeka/scripts/test/site-template')

let isOver = false
const template = await openSiteTemplate()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  /** @type {Map<string, Array<{ p50: number, p99: number }>>} */
  const table = new Map()
  for (const size of SIZES) {
    for (const [name, figures] of await measure(size)) table.set(name, [...(table.get(name) ?? []), figures])
  }
  console.log(`p50 / p99 in ms of ${RUNS} answers each, one after the other; bars ${BARS.p50} / ${BARS.p99}`)
  console.log(cells(['list', ...SIZES.map((size) => `${size.toLocaleString('en-US')} orders`)]))
  for (const [name, figures] of table) console.log(cells([name, ...figures.map(toCell)]))
} finally {
  agent.destroy()
  await template.close()
}
console.log(isOver ? '\nA bar is not met.' : '\nEvery bar is met.')
process.exitCode = isOver ? 1 : 0

/** @param {number} size */
async function measure(size) {
  const { databaseUrl } = await copyTemplate(template.serverUrl, `orders_${size}`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillOrders(client, size)
  await client.end()
  const api = await openBackend({ dataDir: tmpdir(), databaseUrl, origin: 'http://localhost' })
  const server = createServer(api.app.routing).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const token = await logIn(port)
  const last = Math.floor(size / 50)
  const deep = { name: 'all · newest · last page', url: `/api/backoffice/orders?page=${last}` }
  /** @type {Array<[string, { p50: number, p99: number }]>} */
  const rows = []
  for (const { name, url } of [...LISTS, LARGEST, deep, ...COUNTS, ...SEARCHES]) {
    for (let run = 0; run < WARM_UP; run++) await send({ port, url, token })
    const times = []
    for (let run = 0; run < RUNS; run++) times.push((await send({ port, url, token })).ms)
    rows.push([name, { p50: at(times, 0.5), p99: at(times, 0.99) }])
  }
  server.close()
  await api.close()
  return rows
}

/**
 * Sends a request and returns the body of its answer with the time until its end in ms.
 * @param {{ port: number, url: string, method?: string, token?: string, body?: object }} what
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

/** Logs in as the demo's admin; returns the access token. @param {number} port */
async function logIn(port) {
  const body = { email: 'admin@example.com', password: 'ride-nireeka-2021' }
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

/** @param {{ p50: number, p99: number }} figures */
function toCell({ p50, p99 }) {
  const isSlow = p50 >= BARS.p50 || p99 >= BARS.p99
  if (isSlow) isOver = true
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}${isSlow ? ' OVER' : ''}`
}

/** @param {string[]} texts */
function cells(texts) {
  return texts.map((text, index) => text.padEnd(index === 0 ? 84 : 22)).join('')
}
