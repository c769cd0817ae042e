import type { Platform, ServerBundle } from '@nireeka/contracts'
import type { ComponentType } from 'react'

import { serverBundle } from './first-view/server-bundle.tsx'
import type { ServedHead, ServedPage } from './first-view/served-page.ts'
import { tableOf } from './first-view/table-of.tsx'
import { PlatformProvider } from './platform.tsx'
import type { Route } from './routes/route.ts'

export { serverBundle } from './first-view/server-bundle.tsx'
export { type ServedHead, type ServedPage, toRoutes } from './first-view/served-page.ts'

/**
 * A remote's half on the server: `export const { queries, render } = serverRemote('shop', routes)`.
 * The platform is there to be looked at; a page that calls it while it is rendered fails.
 */
export function serverRemote(
  name: string,
  of: readonly Route[] | ComponentType,
  pages: readonly ServedPage[] = [],
  heads: readonly ServedHead[] = [],
): ServerBundle {
  const { routes, App } = tableOf(of, pages, heads)
  return serverBundle({
    idPrefix: `${name}-`,
    routes,
    tree: () => (
      <PlatformProvider value={serverPlatform}>
        <App />
      </PlatformProvider>
    ),
  })
}

const notHere = (): never => {
  throw new Error(
    'A page is only looked at while it is first rendered: call the platform in effects and handlers',
  )
}
const still = <T,>(value: T) => ({ value, subscribe: () => ({ unsubscribe() {} }) })

/** The platform before anything has happened, as it is in the browser while a page is hydrated. */
export const serverPlatform: Platform = {
  version: '1.0',
  http: { get: notHere, post: notHere, put: notHere, delete: notHere },
  session$: still({ status: 'loading' }),
  cart: {
    state$: still({ status: 'loading', cart: { lines: [], shipping: null, tax: null } }),
    add: notHere,
    setCount: notHere,
    remove: notHere,
    reload: notHere,
    putBuild: notHere,
    restore: notHere,
    accept: notHere,
    applyPromo: notHere,
    removePromo: notHere,
    attend: notHere,
    open: notHere,
  },
  events$: still(undefined as never),
  publish: notHere,
  notify: notHere,
  confirm: notHere,
  saveBike: notHere,
  navigate: notHere,
  report: notHere,
}
