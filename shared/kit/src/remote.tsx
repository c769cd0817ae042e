import type { Answers, Http, Platform } from '@nireeka/contracts'
import { type QueryClient, QueryClientProvider } from '@nireeka/kit/query'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'

import { hydrateInSlices } from './server-rendering/hydrate-in-slices.ts'
import { prepareHydration } from './server-rendering/prepare-hydration.ts'
import { preparePage } from './server-rendering/prepare-page.ts'
import { reloadForViewer } from './server-rendering/reload-for-viewer.ts'
import { PlatformProvider } from './platform.tsx'
import { createQueryClient } from './query-client.ts'
import { RouterStage, ShownUrl } from './kept-page.tsx'
import {
  canReturn,
  canStay,
  hide,
  layOutAhead,
  newPage,
  opensKept,
  putBack,
  type RemotePage,
} from './remote-page.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import type { Route } from './routes/route.ts'
import { RoutePages } from './routes/route-pages.tsx'

/** This remote's page as the server rendered it into the HTML. */
export interface ServerMarkup {
  answers: Answers
  /**
   * Returns the root element of the server markup, which now belongs to the remote; null when the visitor has already
   * left the page.
   */
  claim: () => HTMLElement | null
}

/** What the shell passes at every mount. */
export interface RemoteProps {
  name: string
  platform: Platform
  /** Returns the element for the remote's root; the shell owns the element around it. */
  outlet: () => HTMLElement
  retry: () => void
  /** Returns whether the visitor has left meanwhile, so that a late mount must render nothing. */
  isLeft?: () => boolean
  /**
   * Returns the server markup of this page load if it is of this remote and nobody has claimed it; otherwise null. The
   * name is fixed because live releases read it.
   */
  standingView?: () => ServerMarkup | null
}

/**
 * Returns the functions of a remote: `export const { bootstrap, mount, unmount, prepare, layOutAhead } = remote(routes)`. A page
 * that the server rendered is hydrated in place from the same answers. Loaded data is dropped at login and logout, so
 * that one account never sees data of another.
 */
export function remote(routes: readonly Route[]) {
  const queries = createQueryClient()
  let page = newPage(null)
  /** The end of a hidden page, for which the next mount waits. */
  let ending: Promise<unknown> | undefined
  let identifierPrefix = ''
  let http: Http | null = null

  const keepSetShown = (setShown: RemotePage['setShown']) => {
    page.setShown = setShown
  }
  const noteUrl = (url: string) => {
    page.url = url
  }
  const endsHydrated = (pathname: string) => {
    if (!opensKept(page, routes, pathname)) return false
    page.isHydrated = false
    return true
  }

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    // Several roots share the document, so the ids that React generates start with the remote's name.
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
      hydrateRoot: (element: HTMLElement, tree: React.ReactNode) =>
        hydrateInSlices(element, tree, { identifierPrefix }),
    },
    renderType: () => (page.isHydrated ? 'hydrateRoot' : 'createRoot'),
    rootComponent: ({ platform, retry }) => (
      <RemoteBoundary
        report={(error) => {
          page.isBroken = true
          platform.report(error)
        }}
        retry={retry}
      >
        <PlatformProvider value={platform}>
          <QueryClientProvider client={queries}>
            <RouterStage isHydrated={page.isHydrated} endsHydrated={endsHydrated} onReady={keepSetShown}>
              <ShownUrl note={noteUrl} />
              <RoutePages routes={routes} />
            </RouterStage>
          </QueryClientProvider>
        </PlatformProvider>
      </RemoteBoundary>
    ),
    // Our own boundary is inside the root; single-spa-react would warn that its own is missing.
    suppressComponentDidCatchWarning: true,
    domElementGetter: ({ outlet }) => (page.root ??= outlet().appendChild(document.createElement('div'))),
  })

  async function end(props: RemoteProps) {
    const { root, isRendered } = page
    page.isRendered = false
    page.isHidden = false
    try {
      const unmounting = isRendered ? run(lifecycles.unmount, props) : null
      // React has emptied the root by now. single-spa-react says so only in a later task, for which the next page would
      // have to wait.
      if (root?.hasChildNodes()) await unmounting
      else unmounting?.catch(props.platform.report)
    } finally {
      // single-spa-react leaves the container behind.
      root?.remove()
      page.root = null
    }
  }

  /** Ends a hidden page. An error in that is reported, and doesn't keep the next page from being shown. */
  const endHidden = (props: RemoteProps) => (ending = end(props).catch(props.platform.report))

  return {
    bootstrap: async (props: RemoteProps) => {
      identifierPrefix = `${props.name}-`
      http = props.platform.http
      props.platform.events$.subscribe(({ type }) => {
        if (type === 'session:signed-in' || type === 'session:signed-out') {
          if (page.isHidden) void endHidden(props)
          forget(queries)
        }
      })
      await run(lifecycles.bootstrap, props)
    },
    mount: async (props: RemoteProps) => {
      await ending
      const url = location.pathname + location.search + location.hash
      if (canReturn(page, url)) return putBack(page, props.outlet())
      if (page.isHidden) await endHidden(props)
      page = newPage(await claimMarkup(props, { queries, routes }))
      page.isRendered = !props.isLeft?.()
      if (page.isRendered) await run(lifecycles.mount, props)
    },
    unmount: async (props: RemoteProps) => {
      if (canStay(page, routes)) hide(page)
      else await end(props)
    },
    /** Loads a page of this remote ahead, or its code only, once the remote is bootstrapped. */
    prepare: async (url: string, { isCodeOnly = false } = {}) => {
      if (http) await preparePage(url, { routes, queries, http, isCodeOnly })
    },
    /** Lays out the page at a URL (path and query) in the outlet, out of sight, if it is the hidden one. */
    layOutAhead: (url: string, outlet: HTMLElement) => {
      if (canReturn(page, url)) layOutAhead(page, outlet)
    },
  }
}

/** Returns the root of the server markup when it can be hydrated; otherwise removes it and returns null. */
async function claimMarkup({ standingView, platform: { http, session$ } }: RemoteProps, needs: Filling) {
  const markup = standingView?.()
  if (!markup) return null
  const isReady = await prepareHydration({ ...needs, http, answers: markup.answers })
  const element = markup.claim()
  if (isReady) {
    reloadForViewer(needs.queries, session$)
    return element
  }
  element?.remove()
  return null
}

interface Filling {
  queries: QueryClient
  routes: readonly Route[]
}

/** Drops the data that no page shows, and reloads the data that a page shows. */
function forget(queries: QueryClient) {
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

type Lifecycle = (props: never) => Promise<unknown>

async function run(lifecycle: unknown, props: RemoteProps) {
  const steps = (Array.isArray(lifecycle) ? lifecycle : [lifecycle]) as Lifecycle[]
  for (const step of steps) await step(props as never)
}
