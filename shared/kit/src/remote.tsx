import type { Answers, Platform } from '@nireeka/contracts'
import { type QueryClient, QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import * as React from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'

import { prepareHydration } from './server-rendering/prepare-hydration.ts'
import { PlatformProvider } from './platform.tsx'
import { createQueryClient } from './query-client.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import type { Route } from './routes/route.ts'
import { RoutePages } from './routes/route-pages.tsx'

/** This remote's page as it came in the HTML. */
export interface ServerMarkup {
  answers: Answers
  /** Its root element, from now on the remote's own; null when the shopper has gone on meanwhile. */
  claim: () => HTMLElement | null
}

/** What the shell hands over at every mount. */
export interface RemoteProps {
  name: string
  platform: Platform
  /** Where the remote's root goes; the shell owns the element around it. */
  outlet: () => HTMLElement
  retry: () => void
  /**
   * Returns null unless the HTML of this page load holds a page of this remote that nobody has claimed. Releases that are
   * live already read it by this name.
   */
  standingView?: () => ServerMarkup | null
}

/**
 * The whole surface of a remote: `export const { bootstrap, mount, unmount } = remote(routes)`.
 * A page that the server has rendered is hydrated in place, from the same answers.
 * Server data is forgotten at login and logout, so that nothing of one account is seen by the next.
 */
export function remote(routes: readonly Route[]) {
  const queries = createQueryClient()
  let root: HTMLElement | null = null
  let isHydrated = false
  let identifierPrefix = ''

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    // Several roots share the page: the ids that React makes up carry the remote's name.
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
      hydrateRoot: (element: HTMLElement, tree: React.ReactNode) =>
        hydrateRoot(element, tree, { identifierPrefix }),
    },
    renderType: () => (isHydrated ? 'hydrateRoot' : 'createRoot'),
    rootComponent: ({ platform, retry }) => (
      <RemoteBoundary report={platform.report} retry={retry}>
        <PlatformProvider value={platform}>
          <QueryClientProvider client={queries}>
            <BrowserRouter>
              <RoutePages routes={routes} />
            </BrowserRouter>
          </QueryClientProvider>
        </PlatformProvider>
      </RemoteBoundary>
    ),
    // Ours stands inside; without a word about it, single-spa-react warns that there is none.
    suppressComponentDidCatchWarning: true,
    domElementGetter: ({ outlet }) => (root ??= outlet().appendChild(document.createElement('div'))),
  })

  return {
    bootstrap: async (props: RemoteProps) => {
      identifierPrefix = `${props.name}-`
      props.platform.events$.subscribe(({ type }) => {
        if (type === 'session:signed-in' || type === 'session:signed-out') forget(queries)
      })
      await run(lifecycles.bootstrap, props)
    },
    mount: async (props: RemoteProps) => {
      root = await claimMarkup(props, { queries, routes })
      isHydrated = root !== null
      await run(lifecycles.mount, props)
    },
    // single-spa-react never removes its container.
    unmount: async (props: RemoteProps) => {
      await run(lifecycles.unmount, props)
      root?.remove()
      root = null
    },
  }
}

/** Returns the root of the page in the HTML when it can be hydrated; otherwise it is removed. */
async function claimMarkup({ standingView, platform: { http } }: RemoteProps, needs: Filling) {
  const markup = standingView?.()
  if (!markup) return null
  const isReady = await prepareHydration({ ...needs, http, answers: markup.answers })
  const element = markup.claim()
  if (isReady) return element
  element?.remove()
  return null
}

interface Filling {
  queries: QueryClient
  routes: readonly Route[]
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
