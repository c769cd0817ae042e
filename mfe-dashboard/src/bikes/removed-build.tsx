import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import styles from './bike-cards.module.css'
import { restoreSavedBuild, SAVED_BUILDS_KEY, type SavedBuild } from './saved-builds.api.ts'

interface Props {
  build: SavedBuild
  /** It is saved again, under this id. */
  onRestored: (id: number) => void
}

/** Stands where a build was deleted, and brings it back. */
export function RemovedBuild({ build, onRestored }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => restoreSavedBuild(http, build),
    onSuccess: (id) => {
      onRestored(id)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <li className={styles.removed}>
      <span>Your saved {build.title} is deleted.</span>
      <Button
        ref={focusUnlessElsewhere}
        tone="quiet"
        size="small"
        isBusy={isPending}
        onClick={() => mutate()}
      >
        Undo <span className="visually-hidden">deleting the saved {build.title}</span>
      </Button>
    </li>
  )
}

/** The button that deleted went with its card: whoever stood there goes on here. */
function focusUnlessElsewhere(undo: HTMLButtonElement | null) {
  if (!document.activeElement?.matches('a, button, input')) undo?.focus()
}
