import { covers } from '@nireeka/contracts'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  /** Fetches the code of the page at a path, if this visitor may enter it. */
  fetch: (path: string) => void
  isSavingData: () => boolean
}

/** Fetches a link's page when the visitor points at it, touches it or moves the focus to it. Returns the function that does it for a path. */
export function createPrefetch({ fetch, isSavingData }: Needs) {
  const asked = new Set<string>()

  /** The back office is never fetched ahead, not even for staff. */
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
