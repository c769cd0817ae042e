import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageSkeleton } from '@nireeka/ui'
import { useState } from 'react'

import { BuildCard } from './build-card.tsx'
import { savedBuilds } from './builds.api.ts'
import styles from './builds.module.css'
import { CompareBar } from './compare-bar.tsx'
import { NoBuilds } from './no-builds.tsx'
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
  return builds.data.length === 0 ? <NoBuilds /> : <Builds builds={builds.data} />
}

function Builds({ builds }: { builds: SavedBuild[] }) {
  const [pickedIds, setPickedIds] = useState<readonly number[]>([])
  const picked = pickedIds.flatMap((id) => builds.find((build) => build.id === id) ?? [])
  const mayCompare = builds.length > 1
  return (
    <>
      <ul className={styles.builds} aria-label="Saved builds">
        {builds.map((build) => {
          const isPicked = picked.includes(build)
          return (
            <BuildCard
              key={build.id}
              build={build}
              picking={
                mayCompare
                  ? {
                      isPicked,
                      isFull: !isPicked && picked.length === MOST_COMPARED,
                      toggle: () => setPickedIds(togglePicked(pickedIds, build.id)),
                    }
                  : null
              }
            />
          )
        })}
      </ul>
      {mayCompare ? <CompareBar picked={picked} /> : null}
    </>
  )
}
