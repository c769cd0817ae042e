import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { createRoot } from 'react-dom/client'

import { PlatformProvider } from '../platform.tsx'
import { createQueryClient } from '../query-client.ts'
import { fixedPart } from '../routes/fixed-part.ts'
import type { Route } from '../routes/route.ts'
import { RoutePages } from '../routes/route-pages.tsx'
import { createStandIn } from './stand-in.ts'
import { StandInBar } from './stand-in-bar.tsx'

/** Runs a remote alone during development: on the real API, with a stand-in for the shell. Never part of a release. */
export function standalone(routes: readonly Route[]) {
  const paths = routes.flatMap(({ path, title }) => (title ? [fixedPart(path)] : []))
  const standIn = createStandIn()
  const queries = createQueryClient()
  standIn.platform.session$.subscribe(() => void queries.resetQueries())
  if (!paths.some((path) => location.pathname.startsWith(path))) history.replaceState(null, '', paths[0])
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PlatformProvider value={standIn.platform}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <StandInBar standIn={standIn} paths={paths} />
          <main>
            <RoutePages routes={routes} />
          </main>
        </BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )
}
