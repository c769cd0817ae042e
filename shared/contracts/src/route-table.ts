import type { RemoteRoute } from './remote-registry.ts'

/** A list of the API whose items have a page each, for the sitemap. */
export interface SitemapItems {
  /**
   * The address of an item's page, whose parameters are fields of the item: /shop/accessories/:id,
   * /shop/spares?q=:code.
   */
  path: string
  /** The API's address of the list. */
  address: string
  /** The path of the items within the answer's data; `groups.topics` means the topics of all groups. */
  list: string
  /** True when the list is paginated. */
  isPaged?: boolean
  /** The item's field with the time at which its page last changed, in ISO 8601. */
  changed?: string
}

/** How search engines treat a page: listed, not listed (noindex), or not crawled at all. */
export type SearchRule = 'listed' | 'noindex' | 'closed'

/** The routes of a build, in the remote.json of a release and in the shell's entry.json. */
export interface RouteTable {
  /** The sections, as the remote registry holds them. */
  routes: RemoteRoute[]
  /** Every page, in the order of the routes. */
  pages: Array<{
    path: string
    search: SearchRule
    /** The query parameters that the page reads. Missing in releases that are older than this field. */
    query?: readonly string[]
    /** The name of the build's chunk that contains the page. */
    chunk?: string
  }>
  /** The paths of pages that have moved. Missing where none has. */
  moved?: readonly string[]
  /** Addresses and lists for /sitemap.xml. Missing in releases that are older than this field. */
  sitemap?: Array<string | SitemapItems>
}

/**
 * Returns an address with only the named parameters of its query, in the order of the names: `/bells?utm=1&page=2`
 * with `['page']` is `/bells?page=2`.
 */
export function withOnly(names: readonly string[], url: string): string {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  const read = names.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return read.length > 0 ? `${path}?${new URLSearchParams(read).toString()}` : path
}
