import type { RouteTable } from '@nireeka/contracts'
import type { FastifyPluginAsync } from 'fastify'

import { sendCachedPage, SHARED } from '../send-cached-page.ts'
import type { Pages } from '../pages.ts'
import { robotsText } from './robots.ts'

const SOON_S = 60

/** Serves robots.txt and the sitemap. */
export const searchEngines: FastifyPluginAsync<Pick<Pages, 'sitemap' | 'routeTables' | 'siteUrl'>> = async (
  app,
  { sitemap, routeTables, siteUrl },
) => {
  app.get('/robots.txt', async (_request, reply) => {
    // Without the registry, no remote pages are served either, so no personal page could be indexed by mistake.
    const tables: RouteTable[] = await routeTables().catch(() => [])
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', SHARED)
      .send(robotsText(siteUrl, tables))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const made = await sitemap().catch(() => null)
    if (made) return sendCachedPage(request, reply, made, 'application/xml; charset=utf-8')
    return reply.code(503).header('retry-after', SOON_S).type('text/plain').send('Try again in a minute')
  })
}
