import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { draftReader } from './draft-reader.mjs'
import { formCalls } from './form-calls.mjs'

const TIMEOUT_MS = 10_000
/** A single folder name, without any path to a parent folder. */
const FOLDER = /^\w[\w.-]*$/

/**
 * Returns the edge's access to an API on another host. Data changes can't be observed there, so no page is cached.
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
      if (status !== 200) {
        throw Object.assign(new Error(`The API answers ${status} for its list of remotes`), {
          statusCode: 503,
        })
      }
      return body.data
    },
    audience: async (name, version) =>
      FOLDER.test(name) && FOLDER.test(version)
        ? readAudience(path.join(releasesDir, name, version, 'remote.json'))
        : null,
    read: async (address) => (address.startsWith('/api/') ? ask(address).catch(() => null) : null),
    readDraft: draftReader((url, authorization) => ask(url, { headers: { authorization } })),
    changes: { subscribe: () => () => undefined, isWatching: () => false },
    async whoIs(token) {
      const { status, body } = await ask('/api/me', { headers: { authorization: `Bearer ${token}` } })
      if (status >= 500) throw Object.assign(new Error(`The API answers ${status}`), { statusCode: status })
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
 * Returns a release's audience by the API's rule: a remote whose routes are all for staff is for staff only.
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
