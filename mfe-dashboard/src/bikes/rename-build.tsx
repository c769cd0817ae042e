import { type SavedBuild, useRenaming } from '@nireeka/kit/saved-builds'
import { RenameForm } from '@nireeka/ui/rename-form'

interface Props {
  build: SavedBuild
  onEnd: () => void
}

/** Renames a build in place. Escape cancels. */
export const RenameBuild = ({ build, onEnd }: Props) => (
  <RenameForm {...useRenaming(build, onEnd)} onCancel={onEnd} />
)
