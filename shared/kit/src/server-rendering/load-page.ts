import {
  addressOf,
  type Answers,
  failureOf,
  type Http,
  HttpError,
  type HttpTransport,
  isHttpError,
  type RequestOptions,
} from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'
import { matchPath } from '@nireeka/kit/router'

import type { Params, Route } from '../routes/route.ts'

export interface FoundRoute {
  route: Route
  params: Params
  query: URLSearchParams
}

/** Returns the first route that fits an address (path and query), or null. */
export function findRoute(routes: readonly Route[], url: string): FoundRoute | null {
  const [pathname = '/', search = ''] = url.split('?')
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: match.params, query: new URLSearchParams(search) }
  }
  return null
}

/**
 * Loads a page's code and data into a query cache, both on the server and in the browser. Resolves with false when a
 * request was refused.
 */
export async function loadPage(found: FoundRoute, needs: Needs): Promise<boolean> {
  const { page, isServerRendered = true } = found.route
  if (!isServerRendered && !needs.isAhead) return true
  const [isAnswered] = await Promise.all([loadData(found, needs), page?.load?.()])
  return isAnswered
}

interface Needs {
  queries: QueryClient
  http: Http
  /** Whether the visitor is only about to open the page. */
  isAhead?: boolean
}

async function loadData({ route, params, query }: FoundRoute, { queries, http, isAhead = false }: Needs) {
  try {
    const load = queries.fetchQuery.bind(queries)
    await route.server?.loader?.({ http, params, query, notFound, load, isAhead })
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

type Otherwise = <T>(path: string, options: RequestOptions) => Promise<T>

/**
 * Returns a transport for loaders that takes the answers it has and sends the other requests to `otherwise`. Loaders
 * only read.
 */
export function answeredHttp(answers: Answers, otherwise: Otherwise): HttpTransport {
  return {
    get: async <T>(path: string, options: RequestOptions = {}) => {
      const answer = answers[addressOf(path, options)]
      if (!answer) return otherwise<T>(path, options)
      if (answer.status >= 400) throw failureOf(answer.status, answer.body)
      return answer.body as T
    },
    post: refuse,
    put: refuse,
    delete: refuse,
  }
}

const refuse = () => Promise.reject(new Error('A loader only reads'))
