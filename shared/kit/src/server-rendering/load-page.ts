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
export async function loadPage(found: FoundRoute, queries: QueryClient, http: Http): Promise<boolean> {
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
