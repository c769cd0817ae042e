import type { ComponentType } from 'react'

import type { Route } from '../routes/route.ts'
import { RoutePages } from '../routes/route-pages.tsx'
import { type ServedHead, type ServedPage, toRoutes } from './served-page.ts'

/** Returns routes and component of a remote, whichever of the two it is made of. */
export function tableOf(
  of: readonly Route[] | ComponentType,
  pages: readonly ServedPage[] = [],
  heads: readonly ServedHead[] = [],
) {
  if (typeof of === 'function') return { routes: toRoutes(pages, heads), App: of }
  return { routes: of, App: () => <RoutePages routes={of} /> }
}
