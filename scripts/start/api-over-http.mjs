import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { formCalls } from './form-calls.mjs'

const TIMEOUT_MS = 10_000
/** Names one folder, and none above. */
const FOLDER = /^\w[\w.-]*$/

/**
 * Returns the edge's access to an API elsewhere. Changes of data can't be heard from there, so no page stays in memory.
 * @param {{ apiUrl: string, releasesDir: string }} needs `apiUrl` such as http://localhost:4000
 * @returns {import('./open-edge.mjs').ApiAccess}
 */
export function apiOverHttp({ apiUrl, releasesDir }) {
  /** @param {string} address @param {RequestInit} [init] */
  async function ask(address, init) {
    const response = await fetch(new URL(address, apiUrl), {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, body: await response.json() }
  }

  return {
    async live() {
      const { status, body } = await ask('/api/remotes')
      if (status !== 200) throw new Error(`The API answers ${status} for its list of remotes`)
      return body.data
    },
    audience: async (name, version) =>
      FOLDER.test(name) && FOLDER.test(version)
        ? readAudience(path.join(releasesDir, name, version, 'remote.json'))
        : null,
    read: async (address) => (address.startsWith('/api/') ? ask(address).catch(() => null) : null),
    changes: { subscribe: () => () => undefined, isWatching: () => false },
    async whoIs(token) {
      const { status, body } = await ask('/api/me', { headers: { authorization: `Bearer ${token}` } })
      return status === 200 ? body.data : null
    },
    ...formCalls(({ call, body, ip }) =>
      ask(`/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
      }),
    ),
  }
}

/**
 * Reads whom a release is for, by the API's rule: a remote of which every route is for staff is for staff alone.
 * @param {string} file the release's remote.json
 * @returns {Promise<'public' | 'staff' | null>} null when there is no such release
 */
async function readAudience(file) {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  /** @type {{ routes: import('@nireeka/contracts').RemoteRoute[] }} */
  const { routes } = JSON.parse(text)
  return routes.every(({ access }) => access === 'staff' || access === 'admin') ? 'staff' : 'public'
}
