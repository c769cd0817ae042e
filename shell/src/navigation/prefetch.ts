import { covers } from '@nireeka/contracts'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  /** Prefetches the code of the page at a path, if this visitor may open it. */
  fetch: (path: string) => void
  isSavingData: () => boolean
}

/**
 * Prefetches a link's page when the visitor hovers over, touches or focuses the link. Returns the function that
 * prefetches a path.
 */
export function createPrefetch({ fetch, isSavingData }: Needs) {
  const asked = new Set<string>()

  /** The back office is never prefetched, not even for staff. */
  function prefetch(path: string) {
    if (asked.has(path) || isSavingData() || covers(STAFF_AREA, path)) return
    asked.add(path)
    fetch(path)
  }

  const prefetchLink = ({ target }: Event) => {
    const address = siteAddress(target)
    if (address && address.pathname !== location.pathname) prefetch(address.pathname)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, prefetchLink, { passive: true })
  }

  return prefetch
}
