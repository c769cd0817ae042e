import type { Platform } from '@nireeka/contracts'
import { readConsent, storage } from '@nireeka/kit/storage'

interface Needs {
  events$: Platform['events$']
  /** Asks the visitor. */
  ask: () => Promise<unknown>
  /** Starts measuring this visit. */
  measure: () => Promise<unknown>
}

/** By then a hydrated page has finished its first work. */
const AFTER_HYDRATION_MS = 1500

/** Starts what isn't needed only with the visitor's consent; asks visitors without a choice once the page is hydrated and idle. */
export function startConsent({ events$, ask, measure }: Needs) {
  const apply = () => {
    const consent = readConsent()
    if (!consent?.comfort) storage.clearComfort()
    if (!consent) start(ask)
    else if (consent.statistics) start(measure)
  }
  // A page inside another page's frame doesn't ask.
  if (window === window.top) setTimeout(apply, AFTER_HYDRATION_MS)
  storage.watch('consent', apply)
  events$.subscribe(({ type }) => type === 'consent:changed' && apply())
}

/** Runs code on demand. When it can't be fetched, nobody is asked and nothing is measured, which the visitor needn't know. */
const start = (load: () => Promise<unknown>) => void load().catch(() => undefined)
