import { deletedSentence, type SavedBuild, useRestoring } from '@nireeka/kit/saved-builds'
import { RemovedItem } from '@nireeka/ui'

interface Props {
  build: SavedBuild
  /** Called when the build has been saved again, with its new id. */
  onRestored: (id: number) => void
}

/** Replaces a deleted build's card, with a button that restores it. */
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
