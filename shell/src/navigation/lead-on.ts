import { type LiveList, matchRoute, mayEnter, type Session, type Stream } from '@nireeka/contracts'
import type { PageCode } from '@nireeka/ui'

import { pageCodes } from '../pages/page-codes.ts'
import { SHELL_PAGES } from '../pages/pages.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { fetchToaster } from '../toasts/notify.ts'
import { isFrugal } from './is-frugal.ts'
import { likelyNext } from './likely-next.ts'
import { createPageTransition } from './page-transition.ts'
import { createPrefetch } from './prefetch.ts'
import { whenQuiet } from './when-quiet.ts'

interface Needs {
  main: Element
  remotes: Pick<Remotes, 'list$' | 'prefetch' | 'isLoaded' | 'isInPlace'>
  session$: Stream<Session>
}

/** Fetches ahead what the visitor is about to open, and leads over to what is there. */
export function leadOn({ main, remotes, session$ }: Needs) {
  const { list$, prefetch, isLoaded, isInPlace } = remotes
  const prefetchPage = createPrefetch({
    isFrugal,
    fetch: (path) => {
      codeOf(path)
        ?.load()
        .catch(() => undefined)
      prefetch(path)
    },
  })
  whenQuiet(() => {
    likelyNext(list$.value, location.pathname, session$.value).forEach(prefetchPage)
    if (!isFrugal()) fetchToaster().catch(() => undefined)
  })

  const isReady = (path: string) =>
    mayEnterPath(list$.value, path, session$.value) && (isOpen(list$.value, path) || isLoaded(path))
  if ('startViewTransition' in document) createPageTransition({ main, isReady, isInPlace })
}

const codeOf = (path: string): PageCode | null => {
  const page = SHELL_PAGES.find((it) => it.path === path)
  return page?.code ? pageCodes[page.code] : null
}

/** A page of the shell's whose code is here. */
const isOpen = (list: LiveList, path: string) =>
  !matchRoute(list, path) && (path === '/' || codeOf(path)?.ready() != null)

function mayEnterPath(list: LiveList, path: string, session: Session) {
  const match = matchRoute(list, path)
  return !match || mayEnter(match.route.access, session) === 'enter'
}
