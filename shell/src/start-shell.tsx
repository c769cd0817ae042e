import '@nireeka/ui/base.css'
import './frame/frame.css'

import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { createRoot } from 'react-dom/client'

import { Frame } from './frame/frame.tsx'
import { ShellProvider } from './frame/shell-context.ts'
import { HOME_QUERY } from './home/home-query.ts'
import type { RemoteLoader } from './remotes/loader.ts'
import type { PageData } from './remotes/page-data.ts'
import { createShell } from './shell.ts'

/** Draws the frame and starts the remotes of this live list. */
export function startShell(loader: RemoteLoader, { live, answers }: PageData) {
  const shell = createShell(loader, live)
  const queries = createQueryClient()
  const home = answers[HOME_QUERY.path]
  if (home) queries.setQueryData(HOME_QUERY.key, home)
  else shell.prepare()
  shell.platform.events$.subscribe(({ type }) => {
    if (type === 'session:signed-in' || type === 'session:signed-out') void queries.resetQueries()
  })
  createRoot(document.getElementById('root')!).render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Frame onReady={shell.begin} />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </ShellProvider>,
  )
}
