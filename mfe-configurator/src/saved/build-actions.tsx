import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useDeletion, useDuplication, useLinkCopy } from '@nireeka/kit/saved-builds'
import { Button, buttonClass } from '@nireeka/ui'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export function BuildActions({ build, onRename, onRemoved }: Props) {
  const deletion = useDeletion({ build, called: `“${build.name}”`, onRemoved })
  const copyLink = useLinkCopy(build)
  const duplication = useDuplication(build)
  const which = <span className="visually-hidden">{build.name}</span>
  return (
    <>
      <Link
        className={buttonClass({ tone: 'secondary', size: 'small' })}
        to={pathOfBuild(build.slug, build.build)}
      >
        Edit {which}
      </Link>
      <Button tone="quiet" size="small" onClick={() => void copyLink()}>
        Copy link <span className="visually-hidden">to {build.name}</span>
      </Button>
      <Button tone="quiet" size="small" onClick={onRename}>
        Rename {which}
      </Button>
      <Button tone="quiet" size="small" isBusy={duplication.isBusy} onClick={duplication.start}>
        Duplicate {which}
      </Button>
      <Button tone="quiet" size="small" isBusy={deletion.isBusy} onClick={deletion.start}>
        Delete {which}
      </Button>
    </>
  )
}
