import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useRemovals } from '@nireeka/kit/saved-builds'
import { buttonClass } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import styles from './build-tiles.module.css'
import { BuildTile } from './build-tile.tsx'
import { comparePath } from './compare-path.ts'
import { RemovedBuild } from './removed-build.tsx'

interface Props {
  builds: SavedBuild[]
  /** Shown without saved builds. */
  empty: ReactNode
}

/** How many builds the configurator shows side by side. */
const MOST_COMPARED = 2

/** All saved builds, with large pictures; two of them can be picked for a comparison. */
export function BuildTiles({ builds, empty }: Props) {
  const { rows, isRestored, remove, restore } = useRemovals(builds)
  const [pickedIds, setPickedIds] = useState<readonly number[]>([])
  const picked = builds.filter(({ id }) => pickedIds.includes(id))
  if (rows.length === 0) return empty

  function togglePicked(id: number) {
    setPickedIds(pickedIds.includes(id) ? pickedIds.filter((one) => one !== id) : [...pickedIds, id])
  }

  return (
    <section className={styles.part} aria-labelledby="builds">
      <div className={styles.head}>
        <h2 id="builds" className={styles.heading}>
          Your builds
        </h2>
        {builds.length > 0 ? <Link to="/configurator/builds">Rename or copy</Link> : null}
      </div>
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
              picking={
                builds.length > 1
                  ? {
                      isPicked: picked.includes(build),
                      isFull: picked.length === MOST_COMPARED && !picked.includes(build),
                      toggle: () => togglePicked(build.id),
                    }
                  : null
              }
            />
          ),
        )}
      </ul>
      {builds.length > 1 ? <Compare picked={picked} /> : null}
    </section>
  )
}

const HINTS = ['Pick two builds to see them side by side.', 'Pick one more.', 'Two picked.']

function Compare({ picked }: { picked: readonly SavedBuild[] }) {
  const [one, two] = picked
  return (
    <div className={styles.bar} role="group" aria-label="Compare" data-begun={one ? true : undefined}>
      <p role="status">{HINTS[picked.length]}</p>
      {one && two ? (
        <Link className={buttonClass({ size: 'small' })} to={comparePath(one, two)}>
          Compare them
        </Link>
      ) : null}
    </div>
  )
}
