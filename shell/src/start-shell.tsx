import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { hydrateInSlices, prepareHydration } from '@nireeka/kit/hydration'
import { nextTask } from '@nireeka/kit/next-task'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { loadRenderedPictures } from '@nireeka/ui'
import { createRoot, type RootOptions } from 'react-dom/client'

import { startConsent } from './consent/gate.ts'
import { Frame } from './frame/frame.tsx'
import { ShellProvider } from './frame/shell-context.ts'
import { createFederation } from './remotes/federation.ts'
import type { PageData } from './remotes/page-data.ts'
import { routes } from './routes.ts'
import { createShell } from './shell.ts'

const OPTIONS: RootOptions = { identifierPrefix: 'shell-' }

/** Renders the frame, or hydrates the server-rendered one, and starts the remotes of the registry. */
export async function startShell(data: PageData) {
  loadRenderedPictures()
  const shell = createShell(createFederation(data.manifests), data)
  const queries = createQueryClient()
  shell.platform.events$.subscribe(({ type }) => {
    if (type === 'session:signed-in' || type === 'session:signed-out') void queries.resetQueries()
  })
  const begin = async () => {
    // After the task in which React runs the page's first effects.
    await nextTask()
    await shell.begin()
    startConsent({
      events$: shell.platform.events$,
      ask: () =>
        import(/* webpackChunkName: "consent" */ './consent/banner-host.tsx').then((code) =>
          code.ask(shell.platform),
        ),
      measure: () =>
        import(/* webpackChunkName: "statistics" */ './consent/statistics.ts').then((code) =>
          code.start(shell.remotes.list$),
        ),
    })
  }
  const tree = (
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Frame onReady={() => void begin()} />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </ShellProvider>
  )
  const root = document.getElementById('root')!
  const { http } = shell.platform
  const { answers } = data
  if (answers && (await prepareHydration({ routes, answers, queries, http }))) {
    return hydrateInSlices(root, tree, OPTIONS)
  }
  shell.prepare()
  root.replaceChildren()
  return createRoot(root, OPTIONS).render(tree)
}
