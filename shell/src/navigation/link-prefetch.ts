import type { Session, Stream } from '@nireeka/contracts'

import { RemoteFailed } from '../frame/lazy-statuses.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { routes } from '../routes.ts'
import { fetchToaster } from '../toasts/notify.ts'
import { isSavingData } from './is-saving-data.ts'
import { likelyNext } from './likely-next.ts'
import { createPageTransition } from './page-transition.ts'
import { createPrefetch } from './prefetch.ts'
import { startPreparation } from './preparation.ts'
import { createRemotePages } from './remote-pages.ts'
import { whenIdle } from './when-idle.ts'

interface Needs {
  main: Element
  remotes: Pick<Remotes, 'list$' | 'loader' | 'visitsOf' | 'isInPlace'>
  session$: Stream<Session>
  /** `prepare` makes the client, which the first request waits for. */
  http: { prepare: () => void }
}

/**
 * Prefetches pages behind links that the visitor is likely to follow, and cross-fades to pages whose code is loaded.
 */
export function startLinkPrefetch({ main, remotes, session$, http }: Needs) {
  const { list$, isInPlace } = remotes
  const pages = createRemotePages({ remotes, session$ })
  const prefetchPage = createPrefetch({
    isSavingData,
    fetch: (path) => {
      pageOf(path)
        ?.load?.()
        .catch(() => undefined)
      pages.prefetch(path)
      http.prepare()
    },
  })
  startPreparation({
    isSavingData,
    prepare: pages.prepare,
    layOutAhead: (url) => void pages.layOutAhead(url).catch(() => undefined),
  })
  const loadCode = (path: string) => void pages.prepare(path, { isCodeOnly: true }).catch(() => undefined)
  whenIdle(() => {
    const likely = likelyNext(list$.value, location.pathname, session$.value)
    likely.forEach(prefetchPage)
    if (!isSavingData()) {
      // Once their files are there, and the browser is idle again, so that the click has only to render.
      whenIdle(() => likely.forEach(loadCode))
      http.prepare()
      fetchToaster().catch(() => undefined)
      RemoteFailed.load().catch(() => undefined)
    }
  })

  /** Returns whether a path is a page of the shell whose code is loaded. */
  function isOpen(path: string) {
    const page = pageOf(path)
    return !pages.isRemotes(path) && page !== undefined && page.isLoaded?.() !== false
  }

  const isReady = (path: string) => pages.mayOpen(path) && (isOpen(path) || pages.isLoaded(path))
  if ('startViewTransition' in document) createPageTransition({ main, isReady, isInPlace })
}

const pageOf = (path: string) => routes.find((route) => route.path === path)?.page
