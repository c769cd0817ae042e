import { useState } from 'react'

interface Saved {
  id: number
  savedAt: Date
}

/** `againAs`: the id under which it was saved again; null: it wasn't. */
interface Removal<T> {
  build: T
  againAs: number | null
}

interface Row<T> {
  build: T
  isRemoved: boolean
}

/**
 * A list of saved builds, the newest first, with what was deleted from it still in its place for as long as it is open, so
 * that it can be saved again there. `restore` tells under which id it was.
 */
export function useRemovals<T extends Saved>(builds: readonly T[]) {
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const isThere = (id: number | null) => builds.some((build) => build.id === id)
  const gone = removals.filter(({ build, againAs }) => !isThere(build.id) && !isThere(againAs))
  const rows: Row<T>[] = [
    ...builds.map((build) => ({ build, isRemoved: false })),
    ...gone.map(({ build }) => ({ build, isRemoved: true })),
  ]

  return {
    rows: rows.toSorted(byNewest),
    isRestored: (id: number) => removals.some(({ againAs }) => againAs === id),
    remove: (build: T) =>
      setRemovals((now) => [...now.filter(({ againAs }) => againAs !== build.id), { build, againAs: null }]),
    restore: (build: T, againAs: number) =>
      setRemovals((now) => now.map((one) => (one.build === build ? { build, againAs } : one))),
  }
}

/** As the server sorts them. */
const byNewest = ({ build: one }: Row<Saved>, { build: other }: Row<Saved>) =>
  other.savedAt.getTime() - one.savedAt.getTime() || other.id - one.id
