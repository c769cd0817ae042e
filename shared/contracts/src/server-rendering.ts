import { fillPath } from './fill-path.ts'
import type { RequestOptions } from './http.ts'
import type { RemoteRegistry } from './remote-registry.ts'

/** One answer of the API, as the edge read it: `body` is the envelope of a success or a failure. */
export interface ApiAnswer {
  status: number
  body: unknown
}

/** What the API answered, by address: path and query as `addressOf` writes them. */
export type Answers = Record<string, ApiAnswer>

/**
 * A thing as schema.org describes it. Its addresses (url, image, item, urlTemplate, @id) are paths of this site: the
 * edge knows where the site is, and makes them whole.
 */
export type LinkedData = { '@type': string } & Record<string, unknown>

/** What search engines and messengers are told of a page, beside its title and picture. What is missing: the route's own. */
export interface PageHead {
  /** A sentence or two, as a list of results shows them. */
  description?: string
  /** Open Graph's type of page. */
  type?: 'website' | 'article' | 'product'
  /** Path and query under which this page is known, where that isn't just its path. */
  canonical?: string
  /** False keeps it out of search engines. */
  isListed?: boolean
  linkedData?: LinkedData[]
}

/** A page's HTML for one address. */
export interface RenderedPage {
  html: string
  /** Null when the page names none: the route's own title stands. */
  title: string | null
  /** A path of this site: what shows the page where its address is shared. */
  picture: string | null
  status: 200 | 404
  /** Modules that the shell provides on demand and this page needs at once. */
  modules: readonly string[]
  /** Missing in releases that are older than it. */
  head?: PageHead
}

/** The rendered page; or the addresses of the API that it still needs; or where the page has moved to. */
export type Rendered = { view: RenderedPage } | { missing: string[] } | { moved: string }

export interface PageRequest {
  /** Path and query. */
  url: string
  data: Answers
  /** What is live: for the shell, whose frame knows the remotes' paths. */
  live?: RemoteRegistry
}

/**
 * What a server bundle exports, and all that the edge knows of it.
 * What is asked decides everything: no clock, no chance, no session.
 */
export interface ServerBundle {
  /** Addresses of the API that this page shows at first; null for a page that is rendered in the browser. */
  queries(url: string): Promise<string[] | null>
  render(request: PageRequest): Promise<Rendered>
}

/** The areas of the API whose changes the database tells: what they answer may be in a page that stays in memory. */
export const PAGE_AREAS: readonly string[] = [
  'accessories',
  'configurator',
  'dealers',
  'forum',
  'help-center',
  'home-page',
  'spares',
]

/** What an address of the API belongs to: its first part after /api/. */
export const areaOf = (address: string): string => /^\/api\/([^/?]+)/.exec(address)?.[1] ?? ''

/** Returns an address of the API with its parameters filled in and its query in a fixed order, so that server and browser name it alike. */
export function addressOf(
  template: string,
  { params, query = {} }: Pick<RequestOptions, 'params' | 'query'> = {},
): string {
  const path = fillPath(template, params)
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const text = new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
  return text ? `${path}?${text}` : path
}
