import { isAbsolute } from 'node:path'

import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { ApiAnswer, RemoteRegistry } from '@nireeka/contracts'
import Fastify, { type FastifyInstance } from 'fastify'

import { contentSecurity } from './content-security.ts'
import type { Changes } from './page-cache.ts'
import { type Log, logOptions } from './log.ts'
import { newsletter } from './newsletter.ts'
import { createPages } from './pages.ts'
import { remoteFiles } from './remote-files.ts'
import { searchEngines } from './search-engines/search-engines.ts'
import { createEdgeContext, type Rendering } from './edge-context.ts'
import { stockAlert } from './stock-alert.ts'

export interface EdgeNeeds {
  /** What every visitor may load, at this moment. */
  live: () => Promise<RemoteRegistry>
  /** Whether a release is for everybody, for staff only, or unknown. */
  audience: (name: string, version: string) => Promise<'public' | 'staff' | null>
  /** A public GET of the API, answered in this process for nobody in particular; null when there is no answer. */
  read: (address: string) => Promise<ApiAnswer | null>
  /** Puts an address on the newsletter's list, for whoever calls from this IP; null when the API doesn't answer. */
  subscribe: (email: string, ip: string) => Promise<{ status: number; isNew: boolean } | null>
  /** Does what an email's link is for, and answers the API's status; null when it doesn't answer. */
  followEmailLink: (
    step: 'confirm' | 'unsubscribe' | 'end-alert',
    token: string,
    ip: string,
  ) => Promise<number | null>
  /** Which area of the API's data changes, as it happens. */
  changes: Changes
  whoIs: (accessToken: string) => Promise<{ is_admin: number } | null>
  /** Absolute folders: the shell's build, the published releases, the pictures. */
  browserDir: string
  releasesDir: string
  picturesDir: string
  /** The threads that render pages; null leaves every page to the browser. */
  rendering: Rendering | null
  /** Where the site is, such as https://nireeka.example: for what needs whole addresses. */
  siteUrl?: string
  /** Where the connected-bike service is, when it isn't our own API: https://bikes.example.com */
  bikeServiceUrl?: string
  logger?: Log
}

const A_YEAR = '365d'
/** A page that isn't there, for addresses such as /%E0. */
const UNREADABLE = '/unreadable-address'

/** What stands before the API: pages as HTML, the shell's files, every published version of every remote, pictures. */
export async function createEdge(needs: EdgeNeeds): Promise<FastifyInstance> {
  const { browserDir, releasesDir, picturesDir } = needs
  for (const dir of [browserDir, releasesDir, picturesDir]) {
    if (!isAbsolute(dir)) throw new Error(`${dir} is not an absolute folder`)
  }
  const app = Fastify({
    logger: logOptions(needs.logger),
    routerOptions: { maxParamLength: 300 },
    // Not answered from here: it would be without the headers that every page has.
    frameworkErrors: async (_error, _request, reply) => reply.redirect(UNREADABLE, 302),
  })
  await app.register(helmet, contentSecurity(needs.bikeServiceUrl))

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
  })
  await app.register(remoteFiles, needs)

  await app.register(newsletter, needs)
  await app.register(stockAlert, needs)

  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/pictures/favicon.svg', 301))
  const site = createEdgeContext(needs)
  app.addHook('onClose', site.close)
  await app.register(searchEngines, site)
  app.get('/*', createPages(site))
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  await app.ready()
  return app
}
