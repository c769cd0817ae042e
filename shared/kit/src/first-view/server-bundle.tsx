import {
  addressOf,
  type Answers,
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
import { type PageName, PageNameContext } from '../use-title.ts'
import { answeredHttp } from './answered-http.ts'
import { loadPage } from './load-page.ts'
import { readHead, type ServedHead } from './served-head.ts'
import { findServedPage, type Found, type ServedPage } from './served-page.ts'

interface Parts {
  /** Goes before the ids that React makes up, so that those of several roots on one page differ. */
  idPrefix: string
  pages: readonly ServedPage[]
  /** What search engines and messengers are told of them. */
  heads?: readonly ServedHead[]
  /** What is around and in the page: the same elements as in the browser. */
  tree: (request: PageRequest) => ReactNode
}

const NAMELESS = { title: null, picture: null }

/** The server's half of whatever has pages: it names their data, and renders them with it. */
export function serverBundle({ idPrefix, pages, heads = [], tree }: Parts): ServerBundle {
  const headOf = (url: string) => findServedPage(heads, url)

  async function render(request: PageRequest): Promise<Rendered> {
    const found = findServedPage(pages, request.url)
    if (!found) throw new Error(`${request.url} is no page of the server’s`)
    if (found.page.movedTo) return { moved: found.page.movedTo }
    const { queries, missing, isRefused, head } = await fill(found, headOf(request.url), request.data)
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
    const { status = 200, modules = [] } = found.page
    const { title, picture } = name ?? NAMELESS
    return { view: { html, title, picture, status: isRefused ? 404 : status, modules, head } }
  }

  return {
    render,
    async queries(url) {
      const found = findServedPage(pages, url)
      return found && (await fill(found, headOf(url), {})).missing
    },
  }
}

interface Filled {
  queries: QueryClient
  missing: string[]
  isRefused: boolean
  head: PageHead
}

/** A cache with what the answers hold, and the addresses that the page asked for in vain. */
async function fill(found: Found, wanted: Found<ServedHead> | null, data: Answers): Promise<Filled> {
  const queries = createQueryClient()
  // An answer that isn't there yet is asked for by the edge, not again from here.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const missing = new Set<string>()
  let head: PageHead = {}
  const isLoaded = await new Promise<boolean>((resolve, reject) => {
    const http = answeredHttp(data, (path, options) => {
      missing.add(addressOf(path, options))
      // Queries that a page starts together are named together.
      setImmediate(resolve, true)
      return new Promise(() => {})
    })
    const loadAll = async () => {
      if (!(await loadPage(found, queries, http))) return false
      if (wanted) head = await readHead(wanted, queries, http)
      return true
    }
    loadAll().then(resolve, reject)
  })
  return { queries, missing: [...missing], isRefused: !isLoaded, head }
}
