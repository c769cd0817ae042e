import { fillPath } from './fill-path.ts'
import type { RequestOptions } from './http.ts'
import type { RemoteRegistry } from './remote-registry.ts'

/** One answer of the API, as the edge received it: `body` is the envelope of a success or a failure. */
export interface ApiAnswer {
  status: number
  body: unknown
}

/** Answers of the API by address: path and query as `addressOf` writes them. */
export type Answers = Record<string, ApiAnswer>

/**
 * An object in schema.org's vocabulary. Its addresses (url, image, item, urlTemplate, @id) are paths of this site,
 * which the edge makes absolute.
 */
export type LinkedData = { '@type': string } & Record<string, unknown>

/**
 * What search engines and messengers are told of a page, in addition to its title and picture. The route's values
 * apply where one is missing.
 */
export interface PageHead {
  /** The description of the page in search results: one or two sentences. */
  description?: string
  /** The page's Open Graph type. */
  type?: 'website' | 'article' | 'product'
  /** The canonical path and query, where it isn't simply the page's path. */
  canonical?: string
  /** False keeps the page out of search engines. */
  isListed?: boolean
  /** The path of the Atom feed of what the page lists. */
  feed?: string
  linkedData?: LinkedData[]
}

/** A page's HTML for one address. */
export interface RenderedPage {
  html: string
  /** The page's title; null when the route's own title applies. */
  title: string | null
  /** The path of the picture that represents the page where its address is shared. */
  picture: string | null
  status: 200 | 404
  /** Modules that the shell provides on demand and that this page needs at once. */
  modules: readonly string[]
  /** Missing in releases that are older than this field. */
  head?: PageHead
}

/**
 * The result of a rendering: the page, or the API's addresses that it still needs, or the address to which it has
 * moved.
 */
export type Rendered = { view: RenderedPage } | { missing: string[] } | { moved: string }

export interface PageRequest {
  /** Path and query of the page. */
  url: string
  data: Answers
  /** The remote registry, for the shell, whose frame knows the remotes' paths. */
  live?: RemoteRegistry
}

/**
 * What a server bundle exports, and all that the edge knows about it. The output depends on the input alone: no clock,
 * no random numbers, no session.
 */
export interface ServerBundle {
  /**
   * Resolves with the API's addresses that the page's first view needs; null for a page that is rendered in the
   * browser only.
   */
  queries(url: string): Promise<string[] | null>
  render(request: PageRequest): Promise<Rendered>
}

/** The areas of the API for which the database announces changes: only their answers may be used in cached pages. */
export const PAGE_AREAS: readonly string[] = [
  'accessories',
  'configurator',
  'dealers',
  'forum',
  'help-center',
  'home-page',
  'spares',
  'texts',
]

/** Returns the area of an API address: its first part after /api/. */
export const areaOf = (address: string): string => /^\/api\/([^/?]+)/.exec(address)?.[1] ?? ''

/**
 * Returns an API address with its parameters filled in and its query in a fixed order, so that server and browser use
 * the same key.
 */
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
