import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type RemoteRegistry, type RouteTable, worksIn } from '@nireeka/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { accessTokenOf } from './access-token.ts'
import type { CachedPage } from './cached-page.ts'
import { readDraftAddress } from './draft-address.ts'
import type { EdgeNeeds } from './edge.ts'
import { createPageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import type { Entry } from './page-html.ts'
import { createPageRenderer } from './page-renderer.ts'
import { isFileAddress, plainAddress, smallAddress } from './plain-path.ts'
import { createRegistryReader } from './remote-registry.ts'
import { makeForumFeed } from './search-engines/forum-feed.ts'
import { createRouteTables } from './search-engines/route-tables.ts'
import { makeSitemap } from './search-engines/sitemap.ts'
import { sendCachedPage, SHARED } from './send-cached-page.ts'
import { sendDraft } from './send-draft.ts'

type Needs = Pick<
  EdgeNeeds,
  | 'live'
  | 'changes'
  | 'read'
  | 'readDraft'
  | 'whoIs'
  | 'browserDir'
  | 'releasesDir'
  | 'picturesDir'
  | 'rendering'
  | 'siteUrl'
  | 'bikeServiceUrl'
>

/** The cache key of the sitemap, which can't collide with page addresses since those begin with a slash. */
const SITEMAP = 'sitemap'

/** The beginning of the cache keys of frames without their page. */
const FRAME_OF = 'frame of'

/** The cookie in which the browser stores the access token (spec, section 9). */
const LOGIN = /(?:^|; *)access_token=[^; ]/
const hasLogin = ({ headers }: FastifyRequest) => LOGIN.test(headers.cookie ?? '')

class NoSuchFeed extends Error {}

export type Pages = ReturnType<typeof createPages>

/** Creates the handler that serves the page of every path, and what the search engines' files need from the same data. */
export function createPages(needs: Needs) {
  const { changes, releasesDir, siteUrl = '' } = needs
  const entry = JSON.parse(readFileSync(join(needs.browserDir, 'entry.json'), 'utf8')) as Entry
  const registry = createRegistryReader(needs)
  const cache = createPageCache({ changes })
  const tableOf = createRouteTables(releasesDir)
  const renderer = createPageRenderer({ ...needs, entry, tableOf })
  const addressOf = createPageAddress({ own: entry.table, tableOf })

  /**
   * Returns the page of an address. What a guest is refused may be there for whoever has a login, so they get the frame
   * alone, in which the browser asks as who they are.
   */
  async function page(url: string, isLoggedIn: boolean): Promise<CachedPage> {
    const live = await registry.read()
    const address = addressOf(url, live)
    const made = await cache.get(address, () => renderer.render(address, live))
    if (!made.isRefused || !isLoggedIn) return made
    return cache.get(`${FRAME_OF} ${address}`, () => renderer.render(address, live, { isFrameOnly: true }))
  }

  /** Returns the page with a draft in it, rendered anew and never kept; null for anybody but those who write content. */
  async function draftPage(request: FastifyRequest): Promise<CachedPage | null> {
    const wanted = readDraftAddress(request.url)
    if (!wanted) return null
    const token = accessTokenOf(request)
    const user = token ? await needs.whoIs(token) : null
    if (!token || !user || !worksIn(user, 'content')) return null
    const live = await registry.read()
    const read = (address: string) => needs.readDraft(wanted.draft, address, token)
    return renderer.render(addressOf(wanted.url, live), live, { read })
  }

  /**
   * Serves the page of a path. Pages contain nothing personal; only the API tells who is logged in, and here it counts
   * only whether there is a login.
   */
  async function serve(request: FastifyRequest, reply: FastifyReply) {
    // The URL class isn't used, since it would read //shop as a host.
    const plain = plainAddress(request.url)
    if (plain) return reply.header('cache-control', SHARED).redirect(plain, 301)
    if (isFileAddress(request.url)) return reply.callNotFound()
    const draft = await draftPage(request)
    if (draft) return sendDraft(reply, draft)
    const made = await page(request.url, hasLogin(request))
    const small = made.status === 404 && smallAddress(request.url)
    if (small) return reply.header('cache-control', SHARED).redirect(small, 301)
    return sendCachedPage(request, reply, made)
  }

  /** Returns the route tables of the shell and of each live remote. */
  async function routeTables(): Promise<RouteTable[]> {
    const { remotes }: RemoteRegistry = await registry.read()
    return [entry.table, ...remotes.map(tableOf)]
  }

  const sitemap = (): Promise<CachedPage> =>
    cache.get(SITEMAP, async () => makeSitemap({ read: needs.read, siteUrl }, await routeTables()))

  /** Returns a feed of the forum; null for an unknown category, which isn't kept. */
  const forumFeed = (category: string | null): Promise<CachedPage | null> =>
    cache
      .get(`forum feed ${category ?? ''}`, async () => {
        const made = await makeForumFeed({ read: needs.read, siteUrl }, category)
        if (!made) throw new NoSuchFeed()
        return made
      })
      .catch((error: unknown) => {
        if (error instanceof NoSuchFeed) return null
        throw error
      })

  async function close() {
    cache.close()
    registry.close()
    await renderer.close()
  }
  return { serve, sitemap, forumFeed, routeTables, siteUrl, memory: cache.usage, close }
}
