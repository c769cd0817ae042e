import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useDuplication } from '@nireeka/kit/saved-builds'
import { Button, buttonClass } from '@nireeka/ui'

import { AddBuild } from './add-build.tsx'
import styles from './bike-cards.module.css'
import { DeleteBuild } from './delete-build.tsx'
import { ShareBuild } from './share-build.tsx'
import { whyNotForSale } from './to-cart-item.ts'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

/** The main action of a saved build, which is to buy it or else to make that possible, over the others. */
export function BuildActions({ build, onRename, onRemoved }: Props) {
  const which = <span className="visually-hidden">the saved {build.name}</span>
  const path = pathOfBuild(build.slug, build.build)
  const reason = whyNotForSale(build)
  return (
    <div className={styles.actions}>
      {/* The card has the notice already. */}
      {reason && reason !== build.notice ? <p className={styles.quiet}>{reason}</p> : null}
      {reason ? (
        <Link className={buttonClass({ isWide: true })} to={path}>
          Edit {which}
        </Link>
      ) : (
        <AddBuild build={build} />
      )}
      <div className={styles.more}>
        {reason ? null : (
          <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={path}>
            Edit {which}
          </Link>
        )}
        <Button tone="quiet" size="small" onClick={onRename}>
          Rename {which}
        </Button>
        <DuplicateBuild build={build} />
        <ShareBuild build={build} />
        <DeleteBuild build={build} onRemoved={onRemoved} />
      </div>
    </div>
  )
}

function DuplicateBuild({ build }: Pick<Props, 'build'>) {
  const duplication = useDuplication(build)
  return (
    <Button tone="quiet" size="small" isBusy={duplication.isBusy} onClick={duplication.start}>
      Duplicate <span className="visually-hidden">the saved {build.name}</span>
    </Button>
  )
}
