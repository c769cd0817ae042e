import type { FastifyReply, FastifyRequest } from 'fastify'

import { type CachedPage, uncompressed } from './cached-page.ts'

/**
 * The cache-control header of pages: shared caches keep a page briefly and renew it in the background; browsers always
 * revalidate.
 */
export const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
const ONCE = 'no-cache'
/** The cache-control header of refusals, since members get another answer at the same address. */
const OWN = 'private, no-cache'
const HTML = 'text/html; charset=utf-8'

/** Sends a cached page, compressed if the browser accepts that, or a 304 if the browser already has it. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  made: CachedPage,
  type = HTML,
) {
  const { status, location, etag, compressed, isWhole, isRefused } = made
  reply.header('cache-control', isRefused ? OWN : isWhole ? SHARED : ONCE)
  if (location) return reply.redirect(location, status)
  reply.code(status).type(type)
  reply.headers({ vary: 'accept-encoding', etag })
  if (request.headers['if-none-match']?.split(', ').includes(etag)) return reply.code(304).send()
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await uncompressed(made))
  return reply.header('content-encoding', 'br').send(compressed)
}
