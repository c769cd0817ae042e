import type { RouteTable } from '@nireeka/contracts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

import { sendCachedPage, SHARED } from '../send-cached-page.ts'
import type { Pages } from '../pages.ts'
import { robotsText } from './robots.ts'

const SOON_S = 60

/** A category's id in a feed's address. */
const CATEGORY = /^[1-9]\d{0,8}$/

/** Serves robots.txt, the sitemap and the forum's feeds. */
export const searchEngines: FastifyPluginAsync<
  Pick<Pages, 'sitemap' | 'forumFeed' | 'routeTables' | 'siteUrl'>
> = async (app, { sitemap, forumFeed, routeTables, siteUrl }) => {
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
    return later(reply)
  })
  app.get<{ Querystring: Record<string, unknown> }>('/forum/feed.xml', async (request, reply) => {
    const { category = null } = request.query
    const isKnown = category === null || (typeof category === 'string' && CATEGORY.test(category))
    if (!isKnown) return reply.callNotFound()
    const made = await forumFeed(category as string | null).catch(() => undefined)
    if (made === null) return reply.callNotFound()
    return made ? sendCachedPage(request, reply, made, 'application/atom+xml; charset=utf-8') : later(reply)
  })
}

const later = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', SOON_S).type('text/plain').send('Try again in a minute')
