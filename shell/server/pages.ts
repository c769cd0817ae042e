import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CachedPage } from './cached-page.ts'
import { plainAddress, smallAddress } from './plain-path.ts'
import { sendCachedPage, SHARED } from './send-cached-page.ts'

interface Needs {
  /** Returns the page of an address with path and query. */
  page: (url: string) => Promise<CachedPage>
}

/** Serves the page of every path. Pages contain nothing personal; only the API tells who is logged in. */
export const createPages =
  ({ page }: Needs) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    // The URL class isn't used, since it would read //shop as a host.
    const plain = plainAddress(request.url)
    if (plain) return reply.header('cache-control', SHARED).redirect(plain, 301)
    const made = await page(request.url)
    const small = made.status === 404 && smallAddress(request.url)
    if (small) return reply.header('cache-control', SHARED).redirect(small, 301)
    return sendCachedPage(request, reply, made)
  }
