import { comparePath } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, savedBuilds, usePicking, useRemovals } from '@nireeka/kit/saved-builds'
import { CompareBar, QueryView, SavedBuildTiles } from '@nireeka/ui'

import { BuildCard } from './build-card.tsx'
import { NoBuilds } from './no-builds.tsx'
import { RemovedBuild } from './removed-build.tsx'

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
  const { picked, pickingOf, text } = usePicking(builds)
  if (rows.length === 0) return <NoBuilds />
  return (
    <>
      <SavedBuildTiles label="Saved builds">
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
      </SavedBuildTiles>
      {builds.length > 1 ? (
        <CompareBar
          text={text}
          isBegun={picked.length > 0}
          link={picked.length > 1 ? <Link to={comparePath(picked)} /> : null}
        />
      ) : null}
    </>
  )
}
