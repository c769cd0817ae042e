import type { Platform } from '@nireeka/contracts'
import { readConsent, storage } from '@nireeka/kit/storage'

interface Needs {
  events$: Platform['events$']
  /** Asks the visitor. */
  ask: () => Promise<unknown>
  /** Begins to measure this visit. */
  measure: () => Promise<unknown>
}

/** By then a page that has come alive is at rest. */
const AT_REST_MS = 1500

/** What isn't needed starts with a yes only; who hasn't been asked is asked once the page is alive and at rest. */
export function startConsent({ events$, ask, measure }: Needs) {
  const apply = () => {
    const consent = readConsent()
    if (!consent?.comfort) storage.clearComfort()
    if (!consent) start(ask)
    else if (consent.statistics) start(measure)
  }
  // A page in another page's frame asks nothing.
  if (window === window.top) setTimeout(apply, AT_REST_MS)
  storage.watch('consent', apply)
  events$.subscribe(({ type }) => type === 'consent:changed' && apply())
}

/** Without its code nobody is asked and nothing is measured, which is no trouble of the visitor's. */
const start = (load: () => Promise<unknown>) => void load().catch(() => undefined)
