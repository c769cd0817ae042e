import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CachedPage } from './cached-page.ts'

/** Shared caches keep a page for a moment and renew it behind the shopper's back; browsers ask each time. */
export const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
const ONCE = 'no-cache'
const HTML = 'text/html; charset=utf-8'

/** Sends what was made before, compressed where it is read, and not again to whom has it. */
export function sendCachedPage(request: FastifyRequest, reply: FastifyReply, made: CachedPage, type = HTML) {
  const { status, location, etag, html, compressed, isWhole } = made
  reply.header('cache-control', isWhole ? SHARED : ONCE)
  if (location) return reply.redirect(location, status)
  reply.code(status).type(type)
  reply.headers({ vary: 'accept-encoding', etag })
  if (request.headers['if-none-match']?.split(', ').includes(etag)) return reply.code(304).send()
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'br').send(compressed)
}
