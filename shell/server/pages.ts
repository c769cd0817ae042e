import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { covers, type LiveList, matchRoute } from '@nireeka/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { HOME_QUERY } from '../src/home/home-query.ts'
import { SHELL_PAGES, STAFF_AREA } from '../src/pages/pages.ts'
import type { EdgeNeeds } from './edge.ts'
import { type Entry, pageHtml, type PageMeta } from './page-html.ts'
import { readManifest } from './manifest.ts'

/** As many as there are routes, and room for data that changed. */
const MOST_PAGES = 100

const compress = promisify(brotliCompress)

interface Page extends PageMeta {
  status: 200 | 404
  remotePath: string | null
  /** What of the API its first view shows. */
  data?: string
}

/** The page of every path. Nothing personal is in it: who is logged in is told by the API alone. */
export function createPages({ live, read, browserDir, releasesDir }: EdgeNeeds) {
  const entry = JSON.parse(readFileSync(join(browserDir, 'entry.json'), 'utf8')) as Entry
  const ready = new Map<string, Promise<{ html: string; compressed: Buffer; etag: string }>>()
  let listSeen = ''

  async function make(page: Page, list: LiveList, answer: unknown) {
    const remote = page.remotePath === null ? undefined : matchRoute(list, page.remotePath)?.remote
    const manifest = remote ? readManifest(releasesDir, remote) : null
    const html = pageHtml({
      page,
      entry,
      list,
      manifest,
      answers: page.data && answer ? { [page.data]: answer } : {},
    })
    const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return {
      html,
      compressed,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Not by URL: it would read //shop as a host.
    const [path = '/'] = request.url.split('?')
    const list = await live()
    const listText = JSON.stringify(list)
    // Another version is live: every page names it, so every page is made anew.
    if (listText !== listSeen) ready.clear()
    listSeen = listText

    const page = findPage(path, list)
    const answer = page.data ? await read(page.data) : null
    const key = `${page.status} ${page.path} ${JSON.stringify(answer)}`
    if (ready.size > MOST_PAGES) ready.clear()
    const making = ready.get(key) ?? make(page, list, answer)
    ready.set(key, making)
    const { html, compressed, etag } = await making.catch((error: unknown) => {
      ready.delete(key)
      throw error
    })

    reply.code(page.status).type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
    return reply.header('content-encoding', 'br').send(compressed)
  }
}

function findPage(path: string, list: LiveList): Page {
  const match = matchRoute(list, path)
  if (match) return { ...match.route, status: 200, remotePath: match.route.path }
  const own = SHELL_PAGES.find((page) => page.path === path)
  if (own)
    return { ...own, status: 200, remotePath: null, data: own.path === '/' ? HOME_QUERY.path : undefined }
  if (covers(STAFF_AREA, path)) {
    return { path: STAFF_AREA, title: 'Nireeka', description: '', status: 200, remotePath: null }
  }
  return { path: '/404', title: 'Page not found', description: '', status: 404, remotePath: null }
}
