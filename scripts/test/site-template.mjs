import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { root } from '../root.mjs'

const TEMPLATE = 'site_template'
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Starts a temporary database server with one seeded database; each test site gets a copy of it, which takes a tenth
 * of a second. `serverUrl` is the server's URL for `copyTemplate`, also in another process.
 * @param {Record<string, string>} [settings] further settings of PostgreSQL
 */
export async function openSiteTemplate(settings = {}) {
  /** @type {typeof import('../../api/src/index.ts')} */
  const { openBackend, startServer } = await import(path.join(root, 'api/dist/index.js'))
  const folder = mkdtempSync(path.join(tmpdir(), 'nireeka-template-'))
  // The server runs as its own user, who needs access to the folder.
  chmodSync(folder, 0o711)
  const server = await startServer(path.join(folder, 'postgres'), { ...SETTINGS, ...settings })
  const serverUrl = `postgres://nireeka@localhost:${server.port}/postgres?host=${encodeURIComponent(server.host)}`
  await onServer(serverUrl, (client) => client.query(`create database ${TEMPLATE}`))
  const backend = await openBackend({
    dataDir: folder,
    databaseUrl: onDatabase(serverUrl, TEMPLATE),
    origin: 'http://localhost',
  })
  await backend.close()
  return {
    serverUrl,
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a database as a copy of the template, or of PostgreSQL's own, which is empty. Returns its URL, and a function
 * that drops it.
 * @param {string} serverUrl
 * @param {string} name
 */
export async function copyTemplate(serverUrl, name, template = TEMPLATE) {
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  return {
    databaseUrl: onDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/**
 * @param {string} serverUrl
 * @param {string} name
 */
function onDatabase(serverUrl, name) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * @param {string} connectionString
 * @param {(client: import('pg').Client) => Promise<unknown>} work
 */
async function onServer(connectionString, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
