import type { Http, PageHead } from '@nireeka/contracts'

import type { LoaderNeeds, Params, Route } from '../routes/route.ts'

export type LoadNeeds = LoaderNeeds<Params>

/** One page that the server renders; all others are rendered in the browser. */
export interface ServedPage {
  path: string
  load?: (needs: LoadNeeds) => Promise<unknown>
  modules?: readonly string[]
  status?: 404
  movedTo?: string
}

/** What search engines and messengers are told of a page. */
export interface ServedHead {
  path: string
  describe: (
    needs: Pick<LoadNeeds, 'params' | 'query' | 'load'> & { http: Http },
  ) => PageHead | Promise<PageHead>
}

/** Returns the pages of a remote that has no table of routes yet. */
export const toRoutes = (pages: readonly ServedPage[], heads: readonly ServedHead[] = []): readonly Route[] =>
  pages.map(({ load: loader, modules, ...page }) => {
    const meta = heads.find(({ path }) => path === page.path)?.describe
    return { ...page, server: { loader, modules, meta } }
  })
