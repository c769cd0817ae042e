import type { Session, Stream } from '@nireeka/contracts'

import type { Remotes } from '../remotes/remotes.ts'
import { createArrival } from './arrival.ts'
import { markEntry, keyOf, placeOf } from './entry.ts'
import { focusHeading } from './focus-heading.ts'
import type { Progress } from './navigation.ts'
import { nameOf } from './page-names.ts'
import { createProgress } from './progress.ts'
import { createScrollMemory } from './scroll-memory.ts'
import { createScroller } from './scroller.ts'
import { leadOn } from './lead-on.ts'

interface Out<T> extends Stream<T> {
  next(value: T): void
}

export interface GuideNeeds {
  progress$: Out<Progress>
  announced$: Out<string>
  remotes: Pick<Remotes, 'list$' | 'states$' | 'isInPlace' | 'isLoaded' | 'prefetch'>
  session$: Stream<Session>
}

const BRAND = ' · Nireeka'
const nothing = () => undefined

/** Leads the visitor from page to page: progress, the place on the page, focus, announcement and title. */
export function createGuide({ progress$, announced$, remotes, session$ }: GuideNeeds) {
  const { isInPlace, states$, list$ } = remotes
  const main = document.getElementById('main')!
  const memory = createScrollMemory(sessionStorage)
  const scroller = createScroller(memory, main)
  const progress = createProgress(progress$)
  const arrival = createArrival({
    main,
    step: scroller.step,
    wait,
    ended(state) {
      scroller.end()
      progress.end(state)
      if (title !== null) finish()
    },
  })
  markEntry(-1)
  let shown = here()
  let title: string | null = null

  /** The address has changed; who hears of it first, the frame or we, is the browser's choice. */
  function follow() {
    if (keyOf(history.state) === shown.entry) return
    const left = shown
    markEntry(left.place)
    shown = here()
    scroller.leave(left.entry)
    const isNewPage = shown.path !== left.path
    scroller.aim({ entry: shown.entry, isNewPage, hash: shown.hash })
    title = isNewPage ? document.title : null
    if (isNewPage) enter()
    else if (scroller.isAiming()) arrival.begin({ isInPlace, arrived: nothing })
  }

  function enter() {
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

  /** The heading that stood for the page while it was on its way may have gone, with the focus. */
  function finish() {
    if (document.activeElement === document.body) focusHeading(main, null)
    announced$.next(document.title.replace(BRAND, ''))
  }

  function wait(what: 'page' | 'parts') {
    progress.run()
    if (what === 'page') nameByAddress()
  }

  /** A page that isn't there doesn't bear the name of the one before. */
  function nameByAddress() {
    if (document.title === title) document.title = `${nameOf(list$.value, location.pathname)}${BRAND}`
  }

  keepPlace(memory.save, () => scroller.leave(shown.entry))
  // Natively: single-spa keeps later listeners waiting until the old remote has gone.
  EventTarget.prototype.addEventListener.call(window, 'popstate', follow)
  // 'Try again' in a remote's place is a way to go, too.
  states$.subscribe((states) => {
    const isLoading = Object.values(states).some(({ status }) => status === 'loading')
    if (isLoading && !arrival.isUnderWay()) arrival.begin({ isInPlace, arrived: nothing })
  })
  // The browser has scrolled what came in the HTML; a page that is drawn anew may have to be scrolled again.
  if (window.scrollY <= (memory.topOf(shown.entry) ?? 0)) scroller.aim({ ...shown, isNewPage: false })
  // Nobody waits for a page to be taken over.
  arrival.begin({ isInPlace: () => true, arrived: nothing })
  leadOn({ main, remotes, session$ })

  function place() {
    follow()
    scroller.place()
  }

  return { place }
}

export type Guide = ReturnType<typeof createGuide>

const here = () => ({
  entry: keyOf(history.state),
  place: placeOf(history.state),
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

/** The browser scrolls whole documents, also a reloaded one; within this one we do, if we can remember. */
function keepPlace(save: () => boolean, note: () => void) {
  const take = () => (history.scrollRestoration = save() ? 'manual' : 'auto')
  addEventListener('pagehide', () => {
    note()
    save()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', take)
  take()
}
