/**
 * `npm run bench:typos`: counts how many of 500 texts with one typing error have what they were made from among the
 * first three, in suggestions and in searches. They are made from the titles of the help topics, and from the names and
 * numbers of the spare parts, of the demo data. `SEED=7` makes others, `MISSED=1` prints those that failed.
 */
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'

import { root } from '@nireeka/scripts/root'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

import { makeQueries } from './queries.mjs'

const COUNT = Number(process.env.COUNT ?? 500)
const SEED = Number(process.env.SEED ?? 2021)
const BAR = 0.97
const FIRST = 3

/** @typedef {import('./queries.mjs').Query} Query */
/** @typedef {Awaited<ReturnType<typeof import('../../api/src/index.ts').openBackend>>} Backend */

await installWhenNeeded()
await buildWhatChanged('@nireeka/api')
const { openSiteTemplate, copyTemplate } = await import('@nireeka/scripts/test/site-template')
const template = await openSiteTemplate()
try {
  const { databaseUrl } = await copyTemplate(template.serverUrl, 'typos')
  const queries = makeQueries(await readSources(databaseUrl), { count: COUNT, seed: SEED })
  /** @type {typeof import('../../api/src/index.ts')} */
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const api = await openBackend({ dataDir: tmpdir(), databaseUrl, origin: 'http://localhost' })
  const shares = []
  for (const [name, find] of /** @type {const} */ ([
    ['suggestions', suggestionsOf],
    ['searches', resultsOf],
  ]))
    shares.push(await report(name, queries, (query) => find(api, query)))
  await api.close()
  const isMet = Math.min(...shares) >= BAR
  console.log(`\nThe bar of ${percent(BAR)} is ${isMet ? '' : 'not '}met.`)
  process.exitCode = isMet ? 0 : 1
} finally {
  await template.close()
}

/**
 * Prints the share of the queries that were answered right, in all and by kind; returns the first.
 * @param {string} name
 * @param {Query[]} queries
 * @param {(query: Query) => Promise<Array<{ id: number, title: string }>>} find
 */
async function report(name, queries, find) {
  /** @type {Map<string, { asked: number, right: number }>} */
  const kinds = new Map()
  for (const query of queries) {
    const found = (await find(query)).slice(0, FIRST)
    const isRight = found.some(({ id, title }) => id === query.id || title === query.title)
    const { asked, right } = kinds.get(query.kind) ?? { asked: 0, right: 0 }
    kinds.set(query.kind, { asked: asked + 1, right: right + (isRight ? 1 : 0) })
    if (!isRight && process.env.MISSED)
      console.log(`${name}: ${query.q} (${query.text}) → ${found.map(({ title }) => title).join(' | ')}`)
  }
  const right = [...kinds.values()].reduce((sum, kind) => sum + kind.right, 0)
  const each = [...kinds].map(([kind, it]) => `${kind} ${it.right}/${it.asked}`).join(', ')
  console.log(`${name}: ${percent(right / queries.length)} (${right} of ${queries.length}; ${each})`)
  return right / queries.length
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)} %`
}

/**
 * @param {Backend} api
 * @param {Query} query
 */
function suggestionsOf(api, { area, q }) {
  return read(api, `${area === 'help' ? '/api/help-center' : '/api/spares'}/searching`, { keyword: q })
}

/**
 * @param {Backend} api
 * @param {Query} query
 */
function resultsOf(api, { area, q }) {
  return read(api, `${area === 'help' ? '/api/help-center' : '/api/spares'}/search`, { q })
}

/**
 * @param {Backend} api
 * @param {string} url
 * @param {Record<string, string>} query
 * @returns {Promise<Array<{ id: number, title: string }>>}
 */
async function read({ app }, url, query) {
  const answer = await app.inject({ url: `${url}?${new URLSearchParams(query)}` })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json().data.items
}

/**
 * Reads what queries are made from: titles of help topics, names and numbers of spare parts.
 * @param {string} connectionString
 * @returns {Promise<import('./queries.mjs').Source[][]>}
 */
async function readSources(connectionString) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const topics = await client.query('select id, title from help_topics where not is_draft order by id')
  const parts = await client.query(
    `select product.id, product.title, list.number
     from spare_list as list join products as product on product.id = list.product_id order by product.id`,
  )
  await client.end()
  return [
    topics.rows.map(({ id, title }) => ({ area: 'help', kind: 'topic', id, title, text: title })),
    parts.rows.map(({ id, title }) => ({ area: 'spares', kind: 'part', id, title, text: title })),
    parts.rows.map(({ id, title, number }) => ({ area: 'spares', kind: 'number', id, title, text: number })),
  ]
}
