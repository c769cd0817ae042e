import { type RemoteRegistry, matchRoute, mayEnter, type Session, type Stream } from '@nireeka/contracts'

import { RemoteFailed } from '../frame/lazy-statuses.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { routes } from '../routes.ts'
import { fetchToaster } from '../toasts/notify.ts'
import { isSavingData } from './is-saving-data.ts'
import { likelyNext } from './likely-next.ts'
import { createPageTransition } from './page-transition.ts'
import { createPrefetch } from './prefetch.ts'
import { whenIdle } from './when-idle.ts'

interface Needs {
  main: Element
  remotes: Pick<Remotes, 'list$' | 'prefetch' | 'isLoaded' | 'isInPlace'>
  session$: Stream<Session>
}

/**
 * Prefetches pages behind links that the visitor is likely to follow, and cross-fades to pages whose code is loaded.
 */
export function startLinkPrefetch({ main, remotes, session$ }: Needs) {
  const { list$, prefetch, isLoaded, isInPlace } = remotes
  const prefetchPage = createPrefetch({
    isSavingData,
    fetch: (path) => {
      pageOf(path)
        ?.load?.()
        .catch(() => undefined)
      prefetch(path)
    },
  })
  whenIdle(() => {
    likelyNext(list$.value, location.pathname, session$.value).forEach(prefetchPage)
    if (!isSavingData()) {
      fetchToaster().catch(() => undefined)
      RemoteFailed.load().catch(() => undefined)
    }
  })

  const isReady = (path: string) =>
    mayEnterPath(list$.value, path, session$.value) && (isOpen(list$.value, path) || isLoaded(path))
  if ('startViewTransition' in document) createPageTransition({ main, isReady, isInPlace })
}

const pageOf = (path: string) => routes.find((route) => route.path === path)?.page

/** Returns whether a path is a page of the shell whose code is loaded. */
function isOpen(list: RemoteRegistry, path: string) {
  const page = pageOf(path)
  return !matchRoute(list, path) && page !== undefined && page.isLoaded?.() !== false
}

function mayEnterPath(list: RemoteRegistry, path: string, session: Session) {
  const match = matchRoute(list, path)
  return !match || mayEnter(match.route.access, session) === 'enter'
}
