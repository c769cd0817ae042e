import '@nireeka/ui/base.css'
import './frame/frame.css'

import type { LiveList } from '@nireeka/contracts'
import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { createRoot } from 'react-dom/client'

import { Frame } from './frame/frame.tsx'
import { ShellProvider } from './frame/shell-context.ts'
import type { RemoteLoader } from './remotes/loader.ts'
import { createShell } from './shell.ts'

/** Draws the frame and starts the remotes of this live list. */
export function startShell(loader: RemoteLoader, live: LiveList) {
  const shell = createShell(loader)
  const queries = createQueryClient()
  shell.platform.events$.subscribe(({ type }) => {
    if (type === 'session:signed-in' || type === 'session:signed-out') void queries.resetQueries()
  })
  createRoot(document.getElementById('root')!).render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Frame onReady={() => shell.begin(live)} />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </ShellProvider>,
  )
}
