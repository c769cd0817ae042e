import { messageOf, TEXTS } from '@nireeka/contracts'
import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { duplicateBuild, SAVED_BUILDS_KEY, type SavedBuild } from '@nireeka/kit/saved-builds'
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
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const duplication = useMutation({
    mutationFn: () => duplicateBuild(http, build.id),
    onSuccess: (name) => {
      notify('success', `“${name}” has been created.`)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="quiet" size="small" isBusy={duplication.isPending} onClick={() => duplication.mutate()}>
      Duplicate <span className="visually-hidden">the saved {build.name}</span>
    </Button>
  )
}
