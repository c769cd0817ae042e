import type { Answers, Http, HttpTransport } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { Route } from '../routes/route.ts'
import { answeredHttp, findRoute, loadPage } from './load-page.ts'

export { hydrateInSlices } from './hydrate-in-slices.ts'

interface Needs {
  routes: readonly Route[]
  /** The answers with which the server rendered the page of the current address. */
  answers: Answers
  queries: QueryClient
  http: Http
}

/**
 * Loads the code and data of the page in the HTML without requests for data; resolves with true when it can be
 * hydrated.
 */
export async function prepareHydration({ routes, answers, queries, http }: Needs): Promise<boolean> {
  const found = findRoute(routes, `${location.pathname}${location.search}`)
  if (!found) return false
  const answered = answeredHttp(answers, (http as HttpTransport).get)
  return loadPage(found, { queries, http: answered }).then(
    () => true,
    () => false,
  )
}
