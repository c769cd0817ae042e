import type { Http } from '@nireeka/contracts'
import type { FetchQueryOptions, QueryKey } from '@nireeka/kit/query'
import { matchPath } from '@nireeka/kit/router'

/** What a page's `load` is given. */
export interface LoadNeeds {
  http: Http
  /** The parts of the path that the pattern names. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** For an address that fits the pattern and leads nowhere. */
  notFound: () => never
  /** Brings one query into the cache and gives what it holds. A refusal ends the loading, and the page shows it. */
  load: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>
}

/** One page that the server renders; all others are rendered in the browser. */
export interface ServedPage {
  /** As the router writes it: /shop/accessories/:id. The first that fits decides. */
  path: string
  /** Loads all that the first view shows: data by the page's own queries, and code that comes in its own chunk. */
  load?: (needs: LoadNeeds) => Promise<unknown>
  /** What it needs at once of the modules that the shell provides on demand: their files are named in the HTML. */
  modules?: readonly string[]
  /** 404 for the page of addresses that lead nowhere. */
  status?: 404
  /** Where the page has moved to. */
  movedTo?: string
}

export interface Found<Page = ServedPage> {
  page: Page
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** The page of an address, path and query; null when the browser renders it. */
export function findServedPage<Page extends { path: string }>(
  pages: readonly Page[],
  url: string,
): Found<Page> | null {
  const [pathname = '/', search = ''] = url.split('?')
  for (const page of pages) {
    const match = matchPath(page.path, pathname)
    if (match) return { page, params: match.params, query: new URLSearchParams(search) }
  }
  return null
}
