import type { Calls, RemoteRegistry, Stream } from '@nireeka/contracts'
import { readConsent } from '@nireeka/kit/storage'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

import { pageKindOf } from './page-kind.ts'
import { createReport } from './report.ts'

const VITALS = '/api/vitals' satisfies keyof Calls<'POST'>

let isStarted = false

/** Measures this visit with web-vitals, and sends the figures when the page is left or hidden. */
export function start(list$: Stream<RemoteRegistry>) {
  if (isStarted) return
  isStarted = true
  const report = createReport({
    pageKind: () => pageKindOf(landingPath(), list$.value),
    isAllowed: () => readConsent()?.statistics === true,
    send: (body) => navigator.sendBeacon(VITALS, new Blob([body], { type: 'application/json' })),
  })
  const take = ({ id, name, value }: Metric) => report.add({ id, name, value })
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(take)
  // Added after web-vitals' own listeners, so that those have taken the last figures.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report.flush()
  })
}

/**
 * Returns the path of the page that the browser loaded first. Web vitals belong to that page, even after client-side
 * navigation.
 */
function landingPath() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : location.pathname
}
