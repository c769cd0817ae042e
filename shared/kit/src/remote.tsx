import type { Platform } from '@nireeka/contracts'
import { type QueryClient, QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'

import { PlatformProvider } from './platform.tsx'
import { createQueryClient } from './query-client.ts'
import { RemoteFailed } from './remote-failed.tsx'

/** What the shell hands over at every mount. */
export interface RemoteProps {
  name: string
  platform: Platform
  /** Where the remote's root goes; the shell owns the element around it. */
  outlet: () => HTMLElement
  retry: () => void
}

/**
 * The whole surface of a remote: `export const { bootstrap, mount, unmount } = remote(Shop)`.
 * Server data is forgotten at login and logout, so that nothing of one account is seen by the next.
 */
export function remote(App: React.ComponentType) {
  const queries = createQueryClient()
  let root: HTMLElement | null = null

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: ReactDOMClient as never,
    renderType: 'createRoot',
    rootComponent: ({ platform }) => (
      <PlatformProvider value={platform}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    ),
    errorBoundary: (error, _info, { platform, retry }) => (
      <RemoteFailed error={error} report={platform.report} retry={retry} />
    ),
    domElementGetter: ({ outlet }) => (root ??= outlet().appendChild(document.createElement('div'))),
  })

  return {
    bootstrap: async (props: RemoteProps) => {
      props.platform.events$.subscribe(({ type }) => {
        if (type === 'session:signed-in' || type === 'session:signed-out') forget(queries)
      })
      await run(lifecycles.bootstrap, props)
    },
    mount: (props: RemoteProps) => run(lifecycles.mount, props),
    // single-spa-react never removes its container.
    unmount: async (props: RemoteProps) => {
      await run(lifecycles.unmount, props)
      root?.remove()
      root = null
    },
  }
}

/** Drops what no page shows and asks anew for what one does. */
function forget(queries: QueryClient) {
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

type Lifecycle = (props: never) => Promise<unknown>

async function run(lifecycle: unknown, props: RemoteProps) {
  const steps = (Array.isArray(lifecycle) ? lifecycle : [lifecycle]) as Lifecycle[]
  for (const step of steps) await step(props as never)
}
