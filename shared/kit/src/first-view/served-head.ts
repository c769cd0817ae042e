import type { Http, PageHead } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { Found, LoadNeeds } from './served-page.ts'

/** What search engines and messengers are told of a page. It is in the server bundle alone: a browser never needs it. */
export interface ServedHead {
  /** As the router writes it. The first that fits decides. */
  path: string
  /** Reads what the page has loaded, by the page's own queries; other data would only make the page larger. */
  describe: (needs: Pick<LoadNeeds, 'http' | 'params' | 'query' | 'load'>) => PageHead | Promise<PageHead>
}

/** The head of a page whose data are in the cache. */
export const readHead = async (
  { page, params, query }: Found<ServedHead>,
  queries: QueryClient,
  http: Http,
): Promise<PageHead> => page.describe({ http, params, query, load: (options) => queries.fetchQuery(options) })
