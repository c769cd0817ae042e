import { cp } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

import { root } from '../root.mjs'

const SHELL_BUNDLE = path.join(root, 'shell/dist/server/page.cjs')
const MINUTE_MS = 60_000

/** Beside what earlier builds left there: a tab that was opened before goes on working, and no build pulls files away. */
async function keepShell(folder) {
  await cp(path.join(root, 'shell/dist/browser'), folder, { recursive: true })
  return folder
}

/** In the name of whoever calls, so that the API's limits are theirs. */
const ask = (api, call, payload, remoteAddress) =>
  api.inject({ method: 'POST', url: `/api/${call}`, payload, remoteAddress }).catch(() => null)

async function subscribe(api, email, ip) {
  const answer = await ask(api, 'newsletter/subscribe', { email }, ip)
  return answer && { status: answer.statusCode, isNew: answer.json().status === true }
}

/** What the links of letters are for. */
const LETTER_LINKS = {
  confirm: (token) => ['newsletter/confirm', { token }],
  unsubscribe: (token) => ['newsletter/unsubscribe', { token }],
  'end-alert': (key) => ['stock-alerts/end', { key }],
}

async function followLetterLink(api, { step, token, ip }) {
  const answer = await ask(api, ...LETTER_LINKS[step](token), ip)
  return answer && answer.statusCode
}

/**
 * The whole site as one process: the edge and the API behind one port. Both come from their builds.
 * `edge`: other folders for the edge, for comparing builds; how pages are rendered, or null for in the browser alone.
 * @param {{ port: number, dataDir: string, databaseUrl?: string, siteUrl?: string, bikeServiceUrl?: string, socials?: string, paymentEnvironment?: Record<string, string | undefined>, mail?: { smtpUrl?: string, from?: string, folder?: string }, edge?: { browserDir?: string, releasesDir?: string, rendering?: object | null }, logger?: boolean }} options
 */
export async function serveSite(options) {
  const { port, dataDir, databaseUrl, edge: { rendering, ...files } = {}, logger = false } = options
  const { siteUrl = `http://localhost:${port}` } = options
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const { createEdge } = await import(path.join(root, 'shell/dist/server/edge.js'))
  const { publishBuilds } = await import('../release/publish.mjs')

  const backend = await openBackend({
    dataDir: path.join(dataDir, 'postgres'),
    databaseUrl,
    socials: options.socials,
    paymentEnvironment: options.paymentEnvironment,
    origin: `http://localhost:${port}`,
    siteUrl,
    picturesDir: path.join(root, 'shared/bike3d/pictures/drawn'),
    mail: {
      folder: path.join(dataDir, 'mail'),
      siteUrl,
      environment: process.env.NODE_ENV,
      ...options.mail,
    },
    logger,
  })
  const releasesDir = path.join(dataDir, 'releases')
  await publishBuilds({ remotes: backend.remotes, releasesDir })

  const edge = await createEdge({
    live: backend.remotes.live,
    audience: backend.remotes.audience,
    read: backend.read,
    subscribe: (email, ip) => subscribe(backend.app, email, ip),
    followLetterLink: (step, token, ip) => followLetterLink(backend.app, { step, token, ip }),
    changes: backend.changes,
    whoIs: backend.whoIs,
    browserDir: await keepShell(path.join(dataDir, 'shell')),
    releasesDir,
    picturesDir: path.join(root, 'shared/bike3d/pictures/drawn'),
    siteUrl,
    bikeServiceUrl: options.bikeServiceUrl,
    rendering: rendering === null ? null : { shellBundle: SHELL_BUNDLE, ...rendering },
    logger,
    ...files,
  })

  const server = createServer((request, response) => {
    const [, area] = /^\/(api|dev\/mail)(?:[/?]|$)/.exec(request.url) ?? []
    const letters = area === 'dev/mail' ? backend.devInbox : null
    return (area === 'api' ? backend.app : (letters ?? edge)).routing(request, response)
  })
  // The shell waits 60 s for an answer; whoever stands before us keeps connections for less than 72 s.
  server.requestTimeout = MINUTE_MS + 5000
  server.keepAliveTimeout = MINUTE_MS + 12_000
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })

  return {
    address: `http://localhost:${server.address().port}`,
    demoAccounts: backend.demoAccounts,
    dataFolder: backend.dataFolder,
    /** Where letters can be read; null unless this is development and they are written to files. */
    letters: backend.devInbox && `http://localhost:${server.address().port}/dev/mail`,
    async close() {
      server.close()
      server.closeIdleConnections()
      await edge.close()
      await backend.close()
      server.closeAllConnections()
    },
  }
}
