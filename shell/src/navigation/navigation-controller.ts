import type { Session, Stream } from '@nireeka/contracts'

import type { Remotes } from '../remotes/remotes.ts'
import { createPageArrival } from './page-arrival.ts'
import { markEntry, keyOf, positionOf } from './entry.ts'
import { focusHeading } from './focus-heading.ts'
import type { Progress } from './navigation.ts'
import { nameOf } from './page-names.ts'
import { createProgress } from './progress.ts'
import { createScrollMemory } from './scroll-memory.ts'
import { createScroller } from './scroller.ts'
import { startLinkPrefetch } from './link-prefetch.ts'

interface Out<T> extends Stream<T> {
  next(value: T): void
}

export interface ControllerNeeds {
  progress$: Out<Progress>
  announced$: Out<string>
  remotes: Pick<Remotes, 'list$' | 'states$' | 'isInPlace' | 'visitsOf' | 'loader'>
  session$: Stream<Session>
  http: { prepare: () => void }
}

const BRAND = ' · Nireeka'
const ignore = () => undefined

/** Returns the controller of route changes: it handles progress, scroll position, focus, announcement and title. */
export function createNavigationController({ progress$, announced$, ...needs }: ControllerNeeds) {
  const { isInPlace, states$, list$ } = needs.remotes
  const main = document.getElementById('main')!
  const memory = createScrollMemory(sessionStorage)
  const scroller = createScroller(memory, main)
  const progress = createProgress(progress$)
  const arrival = createPageArrival({
    main,
    step: scroller.step,
    wait,
    ended(state) {
      scroller.end()
      progress.end(state)
      if (title !== null) announce()
    },
  })
  markEntry(-1)
  let shown = here()
  let title: string | null = null

  /** Reacts to a URL change. It may run before or after the frame's own listener. */
  function followAddress() {
    if (keyOf(history.state) === shown.entry) return
    const previous = shown
    markEntry(previous.position)
    shown = here()
    scroller.leave(previous.entry)
    const isNewPage = shown.path !== previous.path
    scroller.aim({ entry: shown.entry, isNewPage, hash: shown.hash })
    title = isNewPage ? document.title : null
    if (isNewPage) beginPage()
    else if (scroller.isAiming()) arrival.begin({ isInPlace, arrived: ignore })
  }

  function beginPage() {
    const before = document.activeElement
    announced$.next('')
    arrival.begin({
      isInPlace,
      arrived(state) {
        if (state === 'failed') nameByAddress()
        focusHeading(main, before)
      },
    })
  }

  const announce = () => announced$.next(document.title.replace(BRAND, ''))

  function wait(what: 'page' | 'parts') {
    progress.run()
    if (what === 'page') nameByAddress()
  }

  /** Sets the document title from the URL, so that a loading page doesn't show the previous page's title. */
  function nameByAddress() {
    if (document.title === title) document.title = `${nameOf(list$.value, location.pathname)}${BRAND}`
  }

  keepScrollPosition(memory.save, () => scroller.leave(shown.entry))
  // Uses the browser's native function, because single-spa's patched one delays later listeners until the old remote
  // is unmounted.
  EventTarget.prototype.addEventListener.call(window, 'popstate', followAddress)
  // 'Try again' on a failed remote starts a new page arrival, too.
  states$.subscribe((states) => {
    const isLoading = Object.values(states).some(({ status }) => status === 'loading')
    if (isLoading && !arrival.isRunning()) arrival.begin({ isInPlace, arrived: ignore })
  })
  // The browser has restored the scroll position on the server-rendered page; if the page is rendered anew, it may
  // have to be scrolled again.
  if (window.scrollY <= (memory.topOf(shown.entry) ?? 0)) scroller.aim({ ...shown, isNewPage: false })
  // A hydrating page is already visible, so its arrival shows no progress.
  arrival.begin({ isInPlace: () => true, arrived: ignore })
  startLinkPrefetch({ main, ...needs })

  function pageShown() {
    followAddress()
    scroller.pageShown()
  }

  return { pageShown }
}

export type NavigationController = ReturnType<typeof createNavigationController>

const here = () => ({
  entry: keyOf(history.state),
  position: positionOf(history.state),
  path: location.pathname,
  hash: decodeHash(location.hash),
})

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Leaves scroll restoration to the browser when a document is loaded or reloaded. Navigation within a document
 * restores it here, if positions can be stored.
 */
function keepScrollPosition(save: () => boolean, remember: () => void) {
  const setScrollRestoration = () => (history.scrollRestoration = save() ? 'manual' : 'auto')
  addEventListener('pagehide', () => {
    remember()
    save()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', setScrollRestoration)
  setScrollRestoration()
}
