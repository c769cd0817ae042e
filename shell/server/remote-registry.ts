import type { RemoteRegistry } from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'
import { fallbackAfter } from './fallback-after.ts'
import { REMOTES_AREA } from './page-cache.ts'

const STALE_AFTER_MS = 500

/**
 * Returns the function that reads the remote registry. It is cached until a release or a rollback; while the database
 * is unavailable or slow to answer, the last known one is used.
 */
export function createRegistryReader(
  { live, changes }: Pick<EdgeNeeds, 'live' | 'changes'>,
  staleAfterMs = STALE_AFTER_MS,
) {
  let reading: Promise<RemoteRegistry> | null = null
  let last: RemoteRegistry | null = null
  const stop = changes.subscribe((area) => {
    if (area === null || area === REMOTES_AREA) reading = null
  })

  async function readNow(): Promise<RemoteRegistry> {
    try {
      last = await live()
      return last
    } catch (error) {
      reading = null
      if (last) return last
      throw error
    }
  }

  function read(): Promise<RemoteRegistry> {
    if (changes.isWatching()) return (reading ??= readNow())
    const present = readNow()
    return last ? fallbackAfter(present, last, staleAfterMs) : present
  }

  return { read, close: stop }
}
