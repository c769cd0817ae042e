import type { Platform } from '@nireeka/contracts'
import { readConsent, storage } from '@nireeka/kit/storage'

interface Needs {
  events$: Platform['events$']
  /** Shows the consent banner. */
  ask: () => Promise<unknown>
  /** Starts measuring this visit. */
  measure: () => Promise<unknown>
}

/** The delay in ms after which a hydrated page has finished its first work. */
const AFTER_HYDRATION_MS = 1500

/**
 * Starts measuring once the visitor has consented, and asks visitors who haven't chosen yet when the page is hydrated
 * and idle.
 */
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

/** Loads and runs code on demand. If it can't be fetched, the visitor isn't asked or measured, and sees no error. */
const start = (load: () => Promise<unknown>) => void load().catch(() => undefined)
