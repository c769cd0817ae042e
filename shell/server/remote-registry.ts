import type { RemoteRegistry } from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'
import { REMOTES_AREA } from './page-cache.ts'

/**
 * Returns the function that reads the remote registry. It is cached until a release or a rollback; while the database
 * is unavailable, the last known one is used.
 */
export function createRegistryReader({ live, changes }: Pick<EdgeNeeds, 'live' | 'changes'>) {
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

  const read = (): Promise<RemoteRegistry> => (changes.isWatching() ? (reading ??= readNow()) : readNow())

  return { read, close: stop }
}
