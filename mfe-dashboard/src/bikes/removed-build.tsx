import { deletedSentence, type SavedBuild, useRestoring } from '@nireeka/kit/saved-builds'
import { RemovedItem } from '@nireeka/ui'

interface Props {
  build: SavedBuild
  /** It is saved again, under this id. */
  onRestored: (id: number) => void
}

/** Stands where a build was deleted, and brings it back. */
export function RemovedBuild(props: Props) {
  const { isBusy, restore } = useRestoring(props)
  const { name } = props.build
  return (
    <RemovedItem
      text={deletedSentence(`your saved ${name}`)}
      undoes={`deleting the saved ${name}`}
      isBusy={isBusy}
      onUndo={restore}
    />
  )
}
