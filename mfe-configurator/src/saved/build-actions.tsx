import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useBuildMenu } from '@nireeka/kit/saved-builds'
import { buttonClass } from '@nireeka/ui'
import { SavedBuildMenu } from '@nireeka/ui/saved-build-menu'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export const BuildActions = ({ build, onRename, onRemoved }: Props) => (
  <>
    <Link
      className={buttonClass({ tone: 'secondary', size: 'small' })}
      to={pathOfBuild(build.slug, build.build)}
    >
      Edit <span className="visually-hidden">{build.name}</span>
    </Link>
    <SavedBuildMenu {...useBuildMenu({ build, called: `“${build.name}”`, onRemoved })} onRename={onRename} />
  </>
)
