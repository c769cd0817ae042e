import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

import { PlatformProvider } from '../platform.tsx'
import { createQueryClient } from '../query-client.ts'
import { createStandIn } from './stand-in.ts'
import { StandInBar } from './stand-in-bar.tsx'

/** Runs a remote alone, for its team: the real API, a stand-in for the shell. Never part of a release. */
export function standalone(App: ComponentType, paths: string[]) {
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
            <App />
          </main>
        </BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )
}
