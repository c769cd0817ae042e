import { covers } from '@nireeka/contracts'

import { STAFF_AREA } from '../pages/pages.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  /** Fetches the code of the page at a path; it knows who may enter what. */
  fetch: (path: string) => void
  isFrugal: () => boolean
}

/** Pointing at a link, touching it, or moving the focus to it fetches its page ahead. */
export function createPrefetch({ fetch, isFrugal }: Needs) {
  const asked = new Set<string>()

  /** The back office is never fetched ahead, not even for staff. */
  function prefetch(path: string) {
    if (asked.has(path) || isFrugal() || covers(STAFF_AREA, path)) return
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
