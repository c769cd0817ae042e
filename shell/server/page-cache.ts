import { areaOf } from '@nireeka/contracts'
import { LRUCache } from 'lru-cache'

import type { CachedPage } from './cached-page.ts'
import { fallbackAfter } from './fallback-after.ts'

/** The area name of changes to the remote registry. */
export const REMOTES_AREA = 'remotes'

/** The most bytes and pages in memory, and of the pages that aren't there (404), so that made-up addresses are few. */
const MOST: Limits = { bytes: 24_000_000, pages: 2000, missing: 100 }
/** A page with a longer address is rendered for each request. */
const MAX_ADDRESS_LENGTH = 500
/** What a page needs in memory beside its content, in bytes. */
const ENTRY_BYTES = 1000
/**
 * The maximum age of a page, since some content depends on the date without a change of data, such as delivery dates.
 */
const MAX_AGE_MS = 60_000
/** How long a visitor waits for a new page while the database is unavailable and an outdated one is there. */
const STALE_AFTER_MS = 500

interface Limits {
  bytes: number
  pages: number
  missing: number
}

export interface Changes {
  /** Adds a listener that is called with the area that has changed, or with null when any may have. */
  subscribe: (listener: (area: string | null) => void) => () => void
  /** Returns false while changes may go unnoticed; cached pages aren't used then. */
  isWatching: () => boolean
}

export interface PageMemory {
  rendered: number
  pages: number
  bytes: number
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
  most?: Partial<Limits>
  staleAfterMs?: number
}

/**
 * Creates the cache of pages in memory, each valid until its data changes. The least recently used pages are dropped
 * first. An outdated page is sent only while the database is unavailable and no newer page can be made, or not soon.
 */
export function createPageCache({ changes, now = Date.now, most, staleAfterMs = STALE_AFTER_MS }: Needs) {
  const limits = { ...MOST, ...most }
  const found = createStore(limits.pages, limits.bytes)
  const missing = createStore(limits.missing, limits.bytes)
  const making = new Map<string, Promise<CachedPage>>()
  let rendered = 0
  /**
   * The number of changes so far, by which a page that was begun before a change is recognised as possibly outdated.
   */
  let revision = 0

  const stop = changes.subscribe((area) => {
    revision++
    making.clear()
    for (const store of [found, missing]) {
      for (const [url, entry] of store.entries()) {
        if (area === null) entry.since = -Infinity
        else if (area === REMOTES_AREA || entry.areas.has(area)) store.delete(url)
      }
    }
  })

  const stored = (url: string) => found.get(url) ?? missing.get(url)

  function find(url: string): CachedPage | null {
    const entry = stored(url)
    if (!entry || !changes.isWatching() || now() - entry.since > MAX_AGE_MS) return null
    return entry.page
  }

  function keep(url: string, page: CachedPage) {
    found.delete(url)
    missing.delete(url)
    if (url.length > MAX_ADDRESS_LENGTH) return
    const store = page.status === 404 ? missing : found
    store.set(url, { page, since: now(), areas: new Set(page.addresses.map(areaOf)) })
  }

  async function makeNow(url: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const begun = revision
    rendered++
    try {
      const page = await make()
      if (page.isWhole && begun === revision && changes.isWatching()) keep(url, page)
      return page.isWhole || changes.isWatching() ? page : (stored(url)?.page ?? page)
    } catch (error) {
      const old = stored(url)
      if (old) return old.page
      throw error
    }
  }

  /** Returns the page from the cache, or makes it once for all simultaneous requests. */
  function get(url: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = find(url)
    if (page) return Promise.resolve(page)
    const promise = making.get(url) ?? makeNow(url, make)
    making.set(url, promise)
    const forget = () => void (making.get(url) === promise && making.delete(url))
    promise.then(forget, forget)
    const old = stored(url)
    return old && !changes.isWatching() ? fallbackAfter(promise, old.page, staleAfterMs) : promise
  }

  /** Returns what the cache holds, and how many pages were rendered since it was created. */
  const usage = (): PageMemory => ({
    rendered,
    pages: found.size + missing.size,
    bytes: found.calculatedSize + missing.calculatedSize,
  })

  return { get, usage, close: stop }
}

const createStore = (pages: number, bytes: number) =>
  new LRUCache<string, Stored>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: ({ page }, url) => page.bytes + url.length + ENTRY_BYTES,
  })
