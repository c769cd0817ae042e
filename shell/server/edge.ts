import { isAbsolute } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { ApiAnswer, RemoteRegistry, StaffArea } from '@nireeka/contracts'
import Fastify, { type FastifyInstance } from 'fastify'

import { answerFailure } from './answer-failure.ts'
import { contentSecurity } from './content-security.ts'
import type { Draft } from './draft-address.ts'
import type { Changes, PageMemory } from './page-cache.ts'
import { type Log, logOptions } from './log.ts'
import { newsletter } from './newsletter.ts'
import type { Rendering } from './page-renderer.ts'
import { createPages } from './pages.ts'
import { remoteFiles } from './remote-files.ts'
import { createSecureReply } from './secure-reply.ts'
import { searchEngines } from './search-engines/search-engines.ts'
import { stockAlert } from './stock-alert.ts'
import { type Answer, reportAnswers } from './report-answers.ts'

export interface EdgeNeeds {
  /** Returns the remotes that every visitor may load at this moment. */
  live: () => Promise<RemoteRegistry>
  /** Returns whether a release is public or for staff only; null for an unknown release. */
  audience: (name: string, version: string) => Promise<'public' | 'staff' | null>
  /** Answers a public GET of the API within this process, as for a guest; null when there is no answer. */
  read: (address: string) => Promise<ApiAnswer | null>
  /** Answers a public GET as if a draft were published; null when there is no answer, and for all but admins. */
  readDraft: (draft: Draft, address: string, accessToken: string) => Promise<ApiAnswer | null>
  /** Subscribes an address to the newsletter for a caller with this IP address; null when the API doesn't answer. */
  subscribe: (email: string, ip: string) => Promise<{ status: number; isNew: boolean } | null>
  /** Follows an email's link and returns the API's status; null when the API doesn't answer. */
  followEmailLink: (
    step: 'confirm' | 'unsubscribe' | 'end-alert' | 'end-forum',
    token: string,
    ip: string,
  ) => Promise<number | null>
  /** Reports which area of the API's data has changed. */
  changes: Changes
  whoIs: (accessToken: string) => Promise<{ is_admin: number; areas?: readonly StaffArea[] } | null>
  /** Absolute paths of the shell's build, the published releases and the pictures. */
  browserDir: string
  releasesDir: string
  picturesDir: string
  /** The threads that render pages; null leaves rendering to the browser. */
  rendering: Rendering | null
  /** The site's address for absolute links, such as https://nireeka.example. */
  siteUrl?: string
  /** The connected-bike service, if it isn't our own API: https://bikes.example.com */
  bikeServiceUrl?: string
  /** The proxies that are trusted to report the visitor's address; none by default. */
  trustProxy?: string
  /** Called after each answer, for the metrics. `route` is the pattern, which has few values. */
  onAnswer?: (answer: Answer) => void
  logger?: Log
}

export type Edge = FastifyInstance & {
  /** Returns what the pages in memory need. */
  pageMemory: () => PageMemory
}

const A_YEAR = '365d'
/** The address that malformed addresses such as /%E0 are redirected to; it shows the not-found page. */
const UNREADABLE = '/unreadable-address'

/**
 * Creates the server in front of the API, which serves HTML pages, the shell's files, all published remote versions and
 * pictures.
 */
export async function createEdge(needs: EdgeNeeds): Promise<Edge> {
  const { browserDir, releasesDir, picturesDir } = needs
  for (const dir of [browserDir, releasesDir, picturesDir]) {
    if (!isAbsolute(dir)) throw new Error(`${dir} is not an absolute folder`)
  }
  const secure = createSecureReply(contentSecurity(needs.bikeServiceUrl))
  const app: FastifyInstance = Fastify({
    logger: logOptions(needs.logger),
    trustProxy: needs.trustProxy ?? false,
    routerOptions: { maxParamLength: 300 },
    // Fastify runs no hooks for an address that it can't read.
    frameworkErrors: async (_error, _request, reply) => secure(reply).redirect(UNREADABLE, 302),
  })
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (_request, reply) => void secure(reply))
  if (needs.onAnswer) reportAnswers(app, needs.onAnswer)

  const files = { index: false, serveDotFiles: false, preCompressed: true, dotfiles: 'deny' } as const
  await app.register(fastifyStatic, {
    ...files,
    root: browserDir,
    prefix: '/assets/',
    immutable: true,
    maxAge: A_YEAR,
  })
  await app.register(fastifyStatic, {
    ...files,
    root: picturesDir,
    prefix: '/pictures/',
    preCompressed: false,
    maxAge: '1d',
    decorateReply: false,
    // Emails show pictures in programs and pages that aren't ours.
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  })
  await app.register(remoteFiles, needs)

  await app.register(newsletter, needs)
  await app.register(stockAlert, needs)

  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/pictures/favicon.svg', 301))
  const pages = createPages(needs)
  app.addHook('onClose', pages.close)
  await app.register(searchEngines, pages)
  app.get('/*', pages.serve)
  // A release's files are announced to be kept for a year before it's known whether they exist.
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  )
  await app.ready()
  return Object.assign(app, { pageMemory: pages.memory })
}
