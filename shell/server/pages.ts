import type { FastifyReply, FastifyRequest } from 'fastify'

import type { MadePage } from './make-page.ts'

interface Needs {
  /** The page of an address, path and query. */
  page: (url: string) => Promise<MadePage>
}

/** Shared caches keep a page for a moment and renew it behind the shopper's back; browsers ask each time. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
const ONCE = 'no-cache'

/** The page of every path. Nothing personal is in it: who is logged in is told by the API alone. */
export const createPages =
  ({ page }: Needs) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    // Not by URL: it would read //shop as a host.
    const { status, location, etag, html, compressed, isWhole } = await page(request.url)
    reply.header('cache-control', isWhole ? SHARED : ONCE)
    if (location) return reply.redirect(location, status)
    reply.code(status).type('text/html; charset=utf-8')
    reply.headers({ vary: 'accept-encoding', etag })
    if (request.headers['if-none-match']?.split(', ').includes(etag)) return reply.code(304).send()
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
    return reply.header('content-encoding', 'br').send(compressed)
  }
