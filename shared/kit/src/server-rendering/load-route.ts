import { type Http, HttpError, isHttpError } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { FoundRoute } from '../routes/find-route.ts'

/**
 * Loads a page's code and data into a query cache, both on the server and in the browser. Resolves with false when a
 * request was refused.
 */
export async function loadRoute(found: FoundRoute, queries: QueryClient, http: Http): Promise<boolean> {
  const { page, isServerRendered = true } = found.route
  if (!isServerRendered) return true
  const [isAnswered] = await Promise.all([loadData(found, queries, http), page?.load?.()])
  return isAnswered
}

async function loadData({ route, params, query }: FoundRoute, queries: QueryClient, http: Http) {
  try {
    const load = queries.fetchQuery.bind(queries)
    await route.server?.loader?.({ http, params, query, notFound, load })
    return true
  } catch (error) {
    // The query cache has the error, and the page shows it.
    if (isHttpError(error)) return false
    throw error
  }
}

const notFound = (): never => {
  throw new HttpError({ status: 404, code: 'not_found', message: 'There is no page here.' })
}
