import { useState } from 'react'

import type { SavedBuild } from './saved-builds.api.ts'

/** `againAs`: the id under which it was saved again; null: it wasn't. */
interface Removal {
  build: SavedBuild
  againAs: number | null
}

interface Row {
  build: SavedBuild
  isRemoved: boolean
}

/** The list with what was deleted from it still in its place, for as long as it is open. */
export function useRemovals(builds: readonly SavedBuild[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const isThere = (id: number | null) => builds.some((build) => build.id === id)
  const gone = removals.filter(({ build, againAs }) => !isThere(build.id) && !isThere(againAs))
  const rows: Row[] = [
    ...builds.map((build) => ({ build, isRemoved: false })),
    ...gone.map(({ build }) => ({ build, isRemoved: true })),
  ]

  return {
    rows: rows.toSorted(byNewest),
    isRestored: (id: number) => removals.some(({ againAs }) => againAs === id),
    remove: (build: SavedBuild) =>
      setRemovals((now) => [...now.filter(({ againAs }) => againAs !== build.id), { build, againAs: null }]),
    restore: (build: SavedBuild, againAs: number) =>
      setRemovals((now) => now.map((one) => (one.build === build ? { build, againAs } : one))),
  }
}

/** As the server sorts them. */
const byNewest = ({ build: one }: Row, { build: other }: Row) =>
  other.savedAt.getTime() - one.savedAt.getTime() || other.id - one.id
