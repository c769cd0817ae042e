import { matchPath } from '@nireeka/kit/router'

import type { Params, Route } from './route.ts'

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
