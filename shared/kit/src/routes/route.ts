import type { Access, Http, PageHead, SearchRule, SitemapItems, SkeletonKind } from '@nireeka/contracts'
import type { PageKindName } from '@nireeka/contracts/api'
import type { FetchQueryOptions, QueryKey } from '@nireeka/kit/query'
import type { ComponentType } from 'react'

type Param<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

/** The parameters in a path: `{ id: string }` for /forum/thread/:id, `{ page?: string }` for /forum/:page?. */
export type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Param<Part> & PathParams<Rest>
  : Param<Path>

/** The arguments of a page's loader. */
export interface LoaderNeeds<Parameters> {
  http: Http
  params: Parameters
  query: URLSearchParams
  /** Ends the loading with 404, for an address that matches the path but leads nowhere. */
  notFound: () => never
  /**
   * Loads one query into the cache and returns its data. A failed request ends the loading, and the page shows the
   * error.
   */
  load: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>
  /**
   * Whether the visitor is only about to open the page. Then the loader asks for the picture that the page opens with,
   * too.
   */
  isAhead: boolean
}

/**
 * Loads all data for a page's first view with the page's own queries. Runs on the server and, with the same answers,
 * in the browser before the page is hydrated.
 */
export type Loader<Path extends string> = (needs: LoaderNeeds<PathParams<Path>>) => Promise<unknown>

/** Returns what search engines and messengers are told of a page, from the data that its loader has loaded. */
export type Meta<Path extends string> = (
  needs: Omit<LoaderNeeds<PathParams<Path>>, 'notFound' | 'isAhead'>,
) => PageHead | Promise<PageHead>

/** The exports of a `<page>.server.ts`. The build leaves only `loader` in the browser's bundle. */
export interface PageServer<Path extends string> {
  loader?: Loader<Path>
  meta?: Meta<Path>
  /** On-demand modules of the shell that the page needs at once; the HTML names their files. */
  modules?: readonly string[]
}

/** A page's component; `load` fetches a page that has its own chunk. */
export type Page = ComponentType & { load?: () => Promise<unknown>; isLoaded?: () => boolean }

/**
 * The facts of a route apart from its page. All values are literals, because the build reads them without running a
 * page.
 */
interface Facts<Path extends string> {
  /**
   * The path in the router's syntax: /shop/accessories/:id. The first match decides; `*` matches every other address.
   */
  path: Path
  /**
   * The title of a section, which starts with this row: the registry lists its path, and the rows below without a
   * title belong to it.
   */
  title?: string
  /** A section's description for search engines, used when the page's `meta` has none. */
  description?: string
  /** Who may open the section; anybody by default. */
  access?: Access
  /** The skeleton of the section's page, and of the pages below it where that differs. */
  skeleton?: SkeletonKind
  skeletonBelow?: SkeletonKind
  /** The section's kind of page in the statistics. */
  kind?: PageKindName
  /** How search engines treat the page; `listed` by default. */
  search?: Exclude<SearchRule, 'listed'>
  /** The page's entries in the sitemap; by default its own path, if it has no parameter. */
  sitemap?: ReadonlyArray<string | SitemapItems>
  /**
   * The query parameters that the page reads at its first rendering; none by default. The server renders and caches the
   * page by these alone, so that `?utm_source=…` makes no page of its own.
   */
  query?: readonly string[]
  server?: PageServer<NoInfer<Path>>
  /** False for a page whose data only the browser has: the server renders only the frame around it. */
  isServerRendered?: false
  /**
   * Set for a list or another page to read: when the visitor leaves the section, it is hidden, and a return to the same
   * URL shows it at once, with its state.
   */
  isKept?: true
  /** Set for the page that unknown addresses show. */
  status?: 404
  /** The name of the chunk that contains the page, so that the HTML can name its files. */
  chunk?: string
}

interface Shown {
  page: Page
  /** The component around this page and its neighbours, which stays mounted between them. */
  layout?: ComponentType
}

/** A row for a page that has permanently moved to another path. */
interface Moved {
  movedTo: string
}

export type RouteRow<Path extends string> = Facts<Path> & (Shown | Moved)

/** A row of a route table without the types of a particular path. */
export interface Route extends Omit<Facts<string>, 'server'>, Partial<Shown>, Partial<Moved> {
  server?: {
    loader?: (needs: LoaderNeeds<Params>) => Promise<unknown>
    meta?: (needs: Omit<LoaderNeeds<Params>, 'notFound' | 'isAhead'>) => PageHead | Promise<PageHead>
    modules?: readonly string[]
  }
}

export type Params = Readonly<Record<string, string | undefined>>
