import type { Platform } from '@nireeka/contracts'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { PlatformProvider } from '../platform.tsx'
import { createQueryClient } from '../query-client.ts'
import type { Route } from '../routes/route.ts'
import { RoutePages } from '../routes/route-pages.tsx'
import { fakePlatform } from './fake-platform.ts'

interface Options {
  /** Whether answers stay fresh as long as on the site. By default each is asked for again where it is shown anew. */
  isCached?: boolean
}

/** Renders a remote's page at a path, as the shell would mount it, with fakes. */
export function renderPage(
  page: ReactNode,
  path = '/',
  parts: Partial<Platform> = {},
  { isCached = false }: Options = {},
) {
  history.replaceState(null, '', path)
  const platform = fakePlatform(parts)
  const queries = createQueryClient()
  const { mutations, queries: { networkMode, staleTime } = {} } = queries.getDefaultOptions()
  queries.setDefaultOptions({
    mutations,
    queries: { retry: false, networkMode, staleTime: isCached ? staleTime : undefined },
  })
  const view = render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>{page}</BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )
  return { ...view, platform }
}

/** Renders the page that a remote's routes have for a path. */
export const renderRoutes = (
  routes: readonly Route[],
  path: string,
  parts: Partial<Platform> = {},
  options: Options = {},
) => renderPage(<RoutePages routes={routes} />, path, parts, options)
