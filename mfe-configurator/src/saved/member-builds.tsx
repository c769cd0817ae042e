import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { type SavedBuild, savedBuilds, useRemovals } from '@nireeka/kit/saved-builds'
import { QueryView } from '@nireeka/ui'
import { useState } from 'react'

import { BuildCard, type Picking } from './build-card.tsx'
import styles from './builds.module.css'
import { CompareBar } from './compare-bar.tsx'
import { NoBuilds } from './no-builds.tsx'
import { RemovedBuild } from './removed-build.tsx'
import { MOST_COMPARED, togglePicked } from './toggle-picked.ts'

export function MemberBuilds() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(savedBuilds(http))}
      skeleton="list"
      failed="Your saved builds can’t be shown right now"
    >
      {(builds) => <Builds builds={builds} />}
    </QueryView>
  )
}

function Builds({ builds }: { builds: SavedBuild[] }) {
  const { rows, isRestored, remove, restore } = useRemovals(builds)
  const { picked, pickingOf } = usePicking(builds)
  if (rows.length === 0) return <NoBuilds />
  return (
    <>
      <ul className={styles.builds} aria-label="Saved builds">
        {rows.map(({ build, isRemoved }) =>
          isRemoved ? (
            <RemovedBuild key={build.id} build={build} onRestored={(id) => restore(build, id)} />
          ) : (
            <BuildCard
              key={build.id}
              build={build}
              picking={pickingOf(build)}
              isRestored={isRestored(build.id)}
              onRemoved={() => remove(build)}
            />
          ),
        )}
      </ul>
      {builds.length > 1 ? <CompareBar picked={picked} /> : null}
    </>
  )
}

/** Returns the selection for a comparison; null if there is no other build to compare with. */
function usePicking(builds: readonly SavedBuild[]) {
  const [pickedIds, setPickedIds] = useState<readonly number[]>([])
  const picked = pickedIds.flatMap((id) => builds.find((build) => build.id === id) ?? [])

  function pickingOf(build: SavedBuild): Picking | null {
    if (builds.length < 2) return null
    const isPicked = picked.includes(build)
    return {
      isPicked,
      isFull: !isPicked && picked.length === MOST_COMPARED,
      toggle: () => setPickedIds(togglePicked(pickedIds, build.id)),
    }
  }
  return { picked, pickingOf }
}
