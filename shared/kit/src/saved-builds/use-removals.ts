import { useState } from 'react'

interface Saved {
  id: number
  savedAt: Date
}

/** A deleted build in a list. `againAs`: the id of the restored build; null until it is restored. */
interface Removal<T> {
  build: T
  againAs: number | null
}

interface Row<T> {
  build: T
  isRemoved: boolean
}

/**
 * Returns a list of saved builds, the newest first, in which deleted builds keep their place while the page is open,
 * so that they can be restored there. `restore` records the id of a restored build.
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

/** Compares two rows in the server's order, the newest first. */
const byNewest = ({ build: one }: Row<Saved>, { build: other }: Row<Saved>) =>
  other.savedAt.getTime() - one.savedAt.getTime() || other.id - one.id
