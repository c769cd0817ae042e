import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CachedPage } from './cached-page.ts'
import { plainAddress, smallAddress } from './plain-path.ts'
import { sendCachedPage, SHARED } from './send-cached-page.ts'

interface Needs {
  /** The page of an address, path and query. */
  page: (url: string) => Promise<CachedPage>
}

/** The page of every path. Nothing personal is in it: who is logged in is told by the API alone. */
export const createPages =
  ({ page }: Needs) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    // Not by URL: it would read //shop as a host.
    const plain = plainAddress(request.url)
    if (plain) return reply.header('cache-control', SHARED).redirect(plain, 301)
    const made = await page(request.url)
    const small = made.status === 404 && smallAddress(request.url)
    if (small) return reply.header('cache-control', SHARED).redirect(small, 301)
    return sendCachedPage(request, reply, made)
  }
