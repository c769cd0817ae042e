import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useRemovals } from '@nireeka/kit/removals'
import { FailedState, PageSkeleton } from '@nireeka/ui'
import { useState } from 'react'

import { BuildCard, type Picking } from './build-card.tsx'
import { savedBuilds } from './builds.api.ts'
import styles from './builds.module.css'
import { CompareBar } from './compare-bar.tsx'
import { NoBuilds } from './no-builds.tsx'
import { RemovedBuild } from './removed-build.tsx'
import type { SavedBuild } from './saved-build.ts'
import { MOST_COMPARED, togglePicked } from './toggle-picked.ts'

export function MemberBuilds() {
  const { http } = usePlatform()
  const builds = useQuery(savedBuilds(http))

  if (builds.isPending) return <PageSkeleton kind="list" />
  if (builds.isError) {
    return (
      <FailedState
        title="Your saved builds can’t be shown right now"
        message={messageOf(builds.error, TEXTS.unreachable)}
        onRetry={() => void builds.refetch()}
      />
    )
  }
  return <Builds builds={builds.data} />
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

/** Null for a build that has nothing to be compared with. */
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
