import type { FastifyReply } from 'fastify'

import { type CachedPage, uncompressed } from './cached-page.ts'

const HTML = 'text/html; charset=utf-8'

/**
 * Sends a page with a draft in it, which no cache keeps. No script runs in it: the page's own code would ask the API
 * again, which answers with what is published.
 */
export async function sendDraft(reply: FastifyReply, page: CachedPage) {
  const policy = String(reply.raw.getHeader('content-security-policy'))
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': `${policy};sandbox allow-same-origin`,
  })
  if (page.location) return reply.redirect(page.location, page.status)
  if (!page.isWhole)
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The preview can’t be shown right now. Please try again.')
  return reply
    .code(page.status)
    .type(HTML)
    .send(await uncompressed(page))
}
