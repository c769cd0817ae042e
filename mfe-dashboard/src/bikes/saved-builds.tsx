import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, savedBuilds, useRemovals } from '@nireeka/kit/saved-builds'
import { ItemRows, QueryView } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import styles from './bike-cards.module.css'
import { RemovedBuild } from './removed-build.tsx'
import { SavedBuildCard } from './saved-build-card.tsx'

/** The member's saved builds in the overview; nothing without any. */
export function SavedBuilds() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(savedBuilds(http))}
      skeleton={<Waiting lines={2} />}
      failed="Your saved builds can’t be shown right now"
    >
      {(builds) => <Builds builds={builds} />}
    </QueryView>
  )
}

function Builds({ builds }: { builds: SavedBuild[] }) {
  const { rows, isRestored, remove, restore } = useRemovals(builds)
  if (rows.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="builds">
      <div className={styles.head}>
        <h2 id="builds" className={styles.heading}>
          Saved builds
        </h2>
        {builds.length > 0 ? <Link to="/configurator/builds">Rename, copy and compare</Link> : null}
      </div>
      <ItemRows label="Saved builds">
        {rows.map(({ build, isRemoved }) =>
          isRemoved ? (
            <RemovedBuild key={build.id} build={build} onRestored={(id) => restore(build, id)} />
          ) : (
            <SavedBuildCard
              key={build.id}
              build={build}
              isRestored={isRestored(build.id)}
              onRemoved={() => remove(build)}
            />
          ),
        )}
      </ItemRows>
    </section>
  )
}
