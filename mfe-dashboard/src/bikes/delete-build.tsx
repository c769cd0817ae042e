import { type SavedBuild, useDeletion } from '@nireeka/kit/saved-builds'
import { Button } from '@nireeka/ui'

interface Props {
  build: SavedBuild
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export function DeleteBuild({ build, onRemoved }: Props) {
  const { isBusy, start } = useDeletion({ build, called: `your saved ${build.name}`, onRemoved })
  return (
    <Button tone="quiet" size="small" isBusy={isBusy} onClick={start}>
      Delete <span className="visually-hidden">the saved {build.name}</span>
    </Button>
  )
}
