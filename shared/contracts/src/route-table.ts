import type { RemoteRoute } from './remote-registry.ts'

/** A list of the API whose items have a page each, for the sitemap. */
export interface SitemapItems {
  /** A page's address; a field of the item stands for each parameter: /shop/accessories/:id, /shop/spares?q=:code. */
  path: string
  /** Where the API lists them. */
  address: string
  /** Where the items are in the answer's data; groups.topics are the topics of all groups. */
  list: string
  /** True when the list comes in pages. */
  isPaged?: boolean
  /** The item's field with the time at which its page last changed, as ISO 8601. */
  changed?: string
}

/** How search engines find a page: as any other, not at all, or not even asked for. */
export type SearchRule = 'listed' | 'noindex' | 'closed'

/** What a build tells of its routes, in the remote.json of a release and in the shell's entry.json. */
export interface RouteTable {
  /** The sections, as the registry holds them. */
  routes: RemoteRoute[]
  /** Every page, in the order of the routes. */
  pages: Array<{
    path: string
    search: SearchRule
    /** The chunk that the page comes in, by its name in the build. */
    chunk?: string
  }>
  /** Addresses and lists for /sitemap.xml. Missing in releases that are older than it. */
  sitemap?: Array<string | SitemapItems>
}
