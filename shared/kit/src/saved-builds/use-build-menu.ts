import type { SavedBuild } from './saved-builds.api.ts'
import { useDeletion } from './use-deletion.ts'
import { useDuplication } from './use-duplication.ts'
import { useLinkCopy } from './use-link-copy.ts'

interface Options {
  build: SavedBuild
  /** What the sentences about its deletion call it. */
  called: string
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

/** Returns what a `SavedBuildMenu` needs besides the way to rename the build. */
export function useBuildMenu({ build, called, onRemoved }: Options) {
  const copyLink = useLinkCopy(build)
  const duplication = useDuplication(build)
  const deletion = useDeletion({ build, called, onRemoved })
  return {
    name: build.name,
    isBusy: duplication.isBusy || deletion.isBusy,
    onDuplicate: duplication.start,
    onCopyLink: () => void copyLink(),
    onDelete: deletion.start,
  }
}
