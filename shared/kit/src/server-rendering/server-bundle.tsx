import {
  addressOf,
  type Answers,
  type HttpTransport,
  type PageHead,
  type PageRequest,
  type Rendered,
  type ServerBundle,
} from '@nireeka/contracts'
import { type QueryClient, QueryClientProvider } from '@nireeka/kit/query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { createQueryClient } from '../query-client.ts'
import { PlatformProvider } from '../platform.tsx'
import type { Route } from '../routes/route.ts'
import { RoutePages } from '../routes/route-pages.tsx'
import { isNoSuchPage } from '../read-page.ts'
import { type PageName, PageNameContext } from '../use-title.ts'
import { answeredHttp, findRoute, type FoundRoute, loadPage } from './load-page.ts'
import { readMeta } from './read-meta.ts'
import { serverPlatform } from './server-platform.ts'

interface Parts {
  /** Prefix for the ids that React generates, so that several roots in one document differ. */
  idPrefix: string
  routes: readonly Route[]
  /** Returns the elements of the page and around it, the same as in the browser. */
  tree: (request: PageRequest) => ReactNode
}

/**
 * Returns the server bundle of a remote: `export const { queries, render } = serverRemote('shop', routes)`. Pages may
 * read the platform; calling it during rendering fails.
 */
export const serverRemote = (name: string, routes: readonly Route[]): ServerBundle =>
  serverBundle({
    idPrefix: `${name}-`,
    routes,
    tree: () => (
      <PlatformProvider value={serverPlatform}>
        <RoutePages routes={routes} />
      </PlatformProvider>
    ),
  })

const NAMELESS = { title: null, picture: null }

/**
 * Returns the server bundle of the shell or a remote: it names the data of its pages and renders the pages with them.
 */
export function serverBundle({ idPrefix, routes, tree }: Parts): ServerBundle {
  async function render(request: PageRequest): Promise<Rendered> {
    const found = findRoute(routes, request.url)
    if (!found) throw new Error(`${request.url} is no page of the server’s`)
    if (found.route.movedTo) return { moved: found.route.movedTo }
    const { queries, missing, isRefused, head } = await fill(found, request.data)
    if (missing.length > 0) return { missing }

    let name: PageName | null = null
    const html = renderToString(
      <PageNameContext value={(told) => (name = told)}>
        <QueryClientProvider client={queries}>
          <StaticRouter location={request.url}>{tree(request)}</StaticRouter>
        </QueryClientProvider>
      </PageNameContext>,
      { identifierPrefix: idPrefix },
    )
    const { status = 200, server } = found.route
    const { title, picture } = name ?? NAMELESS
    return {
      view: {
        html,
        title,
        picture,
        status: isRefused ? 404 : status,
        modules: server?.modules ?? [],
        head,
      },
    }
  }

  return {
    render,
    async queries(url) {
      const found = findRoute(routes, url)
      return found && (await fill(found, {})).missing
    },
  }
}

interface Filled {
  queries: QueryClient
  missing: string[]
  /** Whether the page has nothing to show, or only that its list has no such page. */
  isRefused: boolean
  head: PageHead
}

/** Returns a query cache filled from the answers, and the addresses that are missing in them. */
async function fill(found: FoundRoute, data: Answers): Promise<Filled> {
  const queries = createQueryClient()
  // No retries: a missing answer is loaded by the edge and not from here.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const missing = new Set<string>()
  let isPastTheEnd = false
  let head: PageHead = {}
  const isLoaded = await new Promise<boolean>((resolve, reject) => {
    const answered = answeredHttp(data, (path, options) => {
      missing.add(addressOf(path, options))
      // Waits one turn, so that queries that a page starts together are reported together.
      setImmediate(resolve, true)
      return new Promise(() => {})
    })
    const http: HttpTransport = {
      ...answered,
      get: (path, options) =>
        answered.get<never>(path, options).catch((error: unknown) => {
          isPastTheEnd ||= isNoSuchPage(error)
          throw error
        }),
    }
    const loadAll = async () => {
      if (!(await loadPage(found, { queries, http }))) return false
      head = await readMeta(found, queries, http)
      return true
    }
    loadAll().then(resolve, reject)
  })
  return { queries, missing: [...missing], isRefused: !isLoaded || isPastTheEnd, head }
}
