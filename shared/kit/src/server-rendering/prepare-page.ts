import type { Http } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { Route } from '../routes/route.ts'
import { findRoute, loadPage } from './load-page.ts'

interface Needs {
  routes: readonly Route[]
  queries: QueryClient
  http: Http
  /** Whether no data are loaded, because nothing says yet that the visitor wants this page. */
  isCodeOnly?: boolean
}

/**
 * Loads the code and data of a page that the visitor is about to open, by its URL (path and query), and its first
 * picture. A page that is opened meanwhile shares these requests. What fails is forgotten, so that the page asks again.
 */
export async function preparePage(url: string, { routes, queries, http, isCodeOnly }: Needs): Promise<void> {
  const found = findRoute(routes, url)
  if (!found) return
  if (isCodeOnly) {
    await found.route.page?.load?.()
    return
  }
  try {
    await loadPage(found, { queries, http, isAhead: true })
  } finally {
    queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
  }
}
