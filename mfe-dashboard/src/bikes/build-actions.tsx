import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useBuildMenu } from '@nireeka/kit/saved-builds'
import { buttonClass } from '@nireeka/ui'
import { SavedBuildMenu } from '@nireeka/ui/saved-build-menu'

import { AddBuild } from './add-build.tsx'
import styles from './build-tiles.module.css'
import { whyNotForSale } from './to-cart-item.ts'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

/** The main action of a saved build, which is to buy it or else to make that possible, beside a menu of the others. */
export function BuildActions({ build, onRename, onRemoved }: Props) {
  const which = <span className="visually-hidden">the saved {build.name}</span>
  const reason = whyNotForSale(build)
  const menu = useBuildMenu({ build, called: `your saved ${build.name}`, onRemoved })
  return (
    <div className={styles.actions}>
      {/* The card has the notice already. */}
      {reason && reason !== build.notice ? <p className={styles.reason}>{reason}</p> : null}
      {reason ? null : <AddBuild build={build} />}
      <Link
        className={buttonClass({ tone: reason ? 'secondary' : 'quiet', size: 'small' })}
        to={pathOfBuild(build.slug, build.build)}
      >
        Edit {which}
      </Link>
      <SavedBuildMenu {...menu} onRename={onRename} />
    </div>
  )
}
