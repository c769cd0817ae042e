import type { Access, Http, PageHead, SearchRule, SitemapItems, SkeletonKind } from '@nireeka/contracts'
import type { PageKindName } from '@nireeka/contracts/api'
import type { FetchQueryOptions, QueryKey } from '@nireeka/kit/query'
import type { ComponentType } from 'react'

type Param<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

/** The parameters that a path names: `{ id: string }` for /forum/thread/:id, `{ page?: string }` for /forum/:page?. */
export type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Param<Part> & PathParams<Rest>
  : Param<Path>

/** What a page's loader is given. */
export interface LoaderNeeds<Parameters> {
  http: Http
  params: Parameters
  query: URLSearchParams
  /** For an address that fits the path and leads nowhere. */
  notFound: () => never
  /** Brings one query into the cache and returns its data. A refusal ends the loading, and the page shows it. */
  load: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>
}

/**
 * Loads all data that the page shows at first, by the page's own queries. It runs on the server and, against the same
 * answers, in the browser before the page is hydrated.
 */
export type Loader<Path extends string> = (needs: LoaderNeeds<PathParams<Path>>) => Promise<unknown>

/** Returns what search engines and messengers are told of a page, from data that its loader has loaded. */
export type Meta<Path extends string> = (
  needs: Omit<LoaderNeeds<PathParams<Path>>, 'notFound'>,
) => PageHead | Promise<PageHead>

/** What a `<page>.server.ts` exports. The build leaves only `loader` in the browser's bundle. */
export interface PageServer<Path extends string> {
  loader?: Loader<Path>
  meta?: Meta<Path>
  /** Modules that the shell provides on demand and the page needs at once: their files are named in the HTML. */
  modules?: readonly string[]
}

/** A page's component; `load` fetches one that comes in its own chunk. */
export type Page = ComponentType & { load?: () => Promise<unknown>; isLoaded?: () => boolean }

/** What a route tells of itself besides its page; all of it is literal, for the build reads it without running any page. */
interface Facts<Path extends string> {
  /** As the router writes it: /shop/accessories/:id. The first that fits decides; `*` is every other address. */
  path: Path
  /** Begins a section: the registry lists its path, and the rows below that name no title of their own belong to it. */
  title?: string
  /** Of a section: for search engines, where the page's `meta` has nothing better. */
  description?: string
  /** Of a section: who may open it; anybody where nothing is said. */
  access?: Access
  /** Of a section: what holds the place of its page on the way, and of those below it where they look different. */
  skeleton?: SkeletonKind
  skeletonBelow?: SkeletonKind
  /** Of a section: as what the statistics count it. */
  kind?: PageKindName
  /** `listed` where nothing is said. */
  search?: Exclude<SearchRule, 'listed'>
  /** What stands for it in the sitemap; its own path where nothing is said and the path has no parameter. */
  sitemap?: ReadonlyArray<string | SitemapItems>
  server?: PageServer<NoInfer<Path>>
  /** False for a page of what only the browser knows: the server renders what is around it. */
  isServerRendered?: false
  /** 404 for the page of addresses that lead nowhere. */
  status?: 404
  /** The name of the chunk that the page comes in: the HTML names its files then. */
  chunk?: string
}

interface Shown {
  page: Page
  /** Around this page and its neighbours; it stays when the visitor goes from one to another. */
  layout?: ComponentType
}

/** The page has moved to another path for good. */
interface Moved {
  movedTo: string
}

export type RouteRow<Path extends string> = Facts<Path> & (Shown | Moved)

/** A row as kit reads it, which knows of no particular path. */
export interface Route extends Omit<Facts<string>, 'server'>, Partial<Shown>, Partial<Moved> {
  server?: {
    loader?: (needs: LoaderNeeds<Params>) => Promise<unknown>
    meta?: (needs: Omit<LoaderNeeds<Params>, 'notFound'>) => PageHead | Promise<PageHead>
    modules?: readonly string[]
  }
}

export type Params = Readonly<Record<string, string | undefined>>
