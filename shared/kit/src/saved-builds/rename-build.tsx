import { RenameForm } from '@nireeka/ui/rename-form'

import type { SavedBuild } from './saved-builds.api.ts'
import { useRenaming } from './use-renaming.ts'

interface Props {
  build: SavedBuild
  onEnd: () => void
}

/** Renames a build in place. Escape cancels. */
export const RenameBuild = ({ build, onEnd }: Props) => (
  <RenameForm {...useRenaming(build, onEnd)} onCancel={onEnd} />
)
