import type { Http, PageHead } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { FoundRoute } from './load-page.ts'

/** Returns what search engines and messengers are told of a page, from the data in the cache. */
export async function readMeta(
  { route, params, query }: FoundRoute,
  queries: QueryClient,
  http: Http,
): Promise<PageHead> {
  const load = queries.fetchQuery.bind(queries)
  const told = await route.server?.meta?.({ http, params, query, load })
  return { ...(route.search ? { isListed: false } : {}), ...told }
}
