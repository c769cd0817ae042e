import { areaOf } from '@nireeka/contracts'

import type { CachedPage } from './cached-page.ts'

/** The area name of changes to the remote registry. */
export const REMOTES_AREA = 'remotes'

const MOST_BYTES = 48_000_000
/**
 * The maximum age of a page, since some content depends on the date without a change of data, such as delivery dates.
 */
const MAX_AGE_MS = 60_000

export interface Changes {
  /** Adds a listener that is called with the area that has changed, or with null when any may have. */
  subscribe: (listener: (area: string | null) => void) => () => void
  /** Returns false while changes may go unnoticed; cached pages aren't used then. */
  isWatching: () => boolean
}

interface Stored {
  page: CachedPage
  /** When the page was made, by the cache's clock, in milliseconds. */
  since: number
  areas: ReadonlySet<string>
}

interface Needs {
  changes: Changes
  now?: () => number
  mostBytes?: number
}

/**
 * Creates the cache of pages in memory, each valid until its data changes. The least recently used pages are dropped
 * first. An outdated page is sent only while the database is unavailable and no newer page can be made.
 */
export function createPageCache({ changes, now = Date.now, mostBytes = MOST_BYTES }: Needs) {
  const stored = new Map<string, Stored>()
  const making = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  /**
   * The number of changes so far, by which a page that was begun before a change is recognised as possibly outdated.
   */
  let revision = 0

  const drop = (url: string, { page }: Stored) => {
    stored.delete(url)
    bytes -= page.bytes
  }
  const stop = changes.subscribe((area) => {
    revision++
    making.clear()
    for (const [url, entry] of stored) {
      if (area === null) entry.since = -Infinity
      else if (area === REMOTES_AREA || entry.areas.has(area)) drop(url, entry)
    }
  })

  function find(url: string): CachedPage | null {
    const entry = stored.get(url)
    if (!entry || !changes.isWatching() || now() - entry.since > MAX_AGE_MS) return null
    // Re-inserts the page, so that the map's insertion order has the least recently used page first.
    stored.delete(url)
    stored.set(url, entry)
    return entry.page
  }

  function keep(url: string, page: CachedPage) {
    const old = stored.get(url)
    if (old) drop(url, old)
    stored.set(url, { page, since: now(), areas: new Set(page.addresses.map(areaOf)) })
    bytes += page.bytes
    for (const [oldest, entry] of stored) {
      if (bytes <= mostBytes) break
      drop(oldest, entry)
    }
  }

  async function makeNow(url: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const begun = revision
    try {
      const page = await make()
      if (page.isWhole && begun === revision && changes.isWatching()) keep(url, page)
      return page.isWhole || changes.isWatching() ? page : (stored.get(url)?.page ?? page)
    } catch (error) {
      const old = stored.get(url)
      if (old) return old.page
      throw error
    }
  }

  /** Returns the page from the cache, or makes it once for all simultaneous requests. */
  function get(url: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const found = find(url)
    if (found) return Promise.resolve(found)
    const promise = making.get(url) ?? makeNow(url, make)
    making.set(url, promise)
    const forget = () => void (making.get(url) === promise && making.delete(url))
    promise.then(forget, forget)
    return promise
  }

  return { get, close: stop }
}
