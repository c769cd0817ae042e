import { comparePath } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, usePicking, useRemovals } from '@nireeka/kit/saved-builds'
import { CompareBar } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { BuildTile } from './build-tile.tsx'
import styles from './build-tiles.module.css'
import { RemovedBuild } from './removed-build.tsx'

interface Props {
  builds: SavedBuild[]
  /** Shown without saved builds. */
  empty: ReactNode
}

/** All saved builds, with large pictures; some of them can be picked for a comparison. */
export function BuildTiles({ builds, empty }: Props) {
  const { rows, isRestored, remove, restore } = useRemovals(builds)
  const { picked, pickingOf, text } = usePicking(builds)
  if (rows.length === 0) return empty
  return (
    <div className={styles.builds}>
      {builds.length > 1 ? <p className={styles.hint}>{compareHint(builds.length)}</p> : null}
      <ul className={styles.tiles} aria-label="Saved builds">
        {rows.map(({ build, isRemoved }) =>
          isRemoved ? (
            <RemovedBuild key={build.id} build={build} onRestored={(id) => restore(build, id)} />
          ) : (
            <BuildTile
              key={build.id}
              build={build}
              isRestored={isRestored(build.id)}
              onRemoved={() => remove(build)}
              picking={pickingOf(build)}
            />
          ),
        )}
      </ul>
      {picked.length > 0 ? (
        <CompareBar text={text} isBegun link={picked.length > 1 ? <Link to={comparePath(picked)} /> : null} />
      ) : null}
    </div>
  )
}

const compareHint = (all: number) =>
  all === 2
    ? 'Pick both builds to see them side by side.'
    : 'Pick two or three builds to see them side by side.'
