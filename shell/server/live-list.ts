import type { LiveList } from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'
import { REMOTES_AREA } from './page-cache.ts'

/** The live list as it is at this moment; read anew only after a release or a rollback. */
export function createLiveList({ live, changes }: Pick<EdgeNeeds, 'live' | 'changes'>) {
  let known: Promise<LiveList> | null = null
  const stop = changes.subscribe((area) => {
    if (area === null || area === REMOTES_AREA) known = null
  })

  async function read(): Promise<LiveList> {
    if (!changes.isWatching()) return live()
    const reading = (known ??= live())
    return reading.catch((error: unknown) => {
      if (known === reading) known = null
      throw error
    })
  }
  return { read, close: stop }
}
