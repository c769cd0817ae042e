import { areaOf } from '@nireeka/contracts'

import type { CachedPage } from './cached-page.ts'

/** The area of the registry. */
export const REMOTES_AREA = 'remotes'

const MOST_BYTES = 48_000_000
/** What depends on the day, such as a delivery date, is renewed without a change of data. */
const MAX_AGE_MS = 60_000

export interface Changes {
  /** Tells which area has changed; null: any may have. */
  subscribe: (listener: (area: string | null) => void) => () => void
  /** False while a change could go unnoticed: nothing is taken from memory then. */
  isWatching: () => boolean
}

interface Stored {
  page: CachedPage
  /** By the cache's clock, in ms. */
  since: number
  areas: ReadonlySet<string>
}

interface Needs {
  changes: Changes
  now?: () => number
  mostBytes?: number
}

/**
 * Pages in memory, each until the data it shows change. The ones not asked for longest go first. A page that may be old
 * is still better than none: it is sent when the database is away and nothing newer can be made.
 */
export function createPageCache({ changes, now = Date.now, mostBytes = MOST_BYTES }: Needs) {
  const stored = new Map<string, Stored>()
  const making = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  /** Counts the changes: what was begun before one may show what was there before it. */
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
    // A map keeps the order of insertion: the first is the one not asked for longest.
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

  /** The page from memory, or made now, once for all who ask meanwhile. */
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
