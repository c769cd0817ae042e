import { usePlatform, useStream } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { storage } from '@nireeka/kit/storage'
import { useSyncExternalStore } from 'react'

import type { StoredBuild } from './stored-build.api.ts'

/** Reads the build that this browser keeps. The code that checks it is loaded only where there is one. */
const keptBuild = queryOptions({
  queryKey: ['kept-build'],
  staleTime: 0,
  queryFn: async () => (await import('./stored-build.api.ts')).readStoredBuild(),
})

const watch = (changed: () => void) => storage.watch('configuratorData', changed)
const isKept = () => storage.has('configuratorData')

/** Returns the build that this browser keeps for a guest; null for members, whose builds are in their account. */
export function useKeptBuild(): StoredBuild | null {
  const { status } = useStream(usePlatform().session$)
  const isThere = useSyncExternalStore(watch, isKept, () => false)
  const isWanted = isThere && status === 'guest'
  const { data } = useQuery({ ...keptBuild, enabled: isWanted })
  return isWanted ? (data ?? null) : null
}
