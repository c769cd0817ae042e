import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { duplicateBuild, SAVED_BUILDS_KEY, type SavedBuild, useDeletion } from '@nireeka/kit/saved-builds'
import { Button } from '@nireeka/ui'

import styles from './builds.module.css'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export function BuildActions({ build, onRename, onRemoved }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useDeletion({ build, called: `“${build.name}”`, onRemoved })
  const duplication = useMutation({
    mutationFn: () => duplicateBuild(http, build.id),
    onSuccess: (name) => {
      notify('success', `“${name}” has been created.`)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const which = <span className="visually-hidden">{build.name}</span>
  return (
    <div className={styles.actions}>
      <Button tone="quiet" size="small" onClick={onRename}>
        Rename {which}
      </Button>
      <Button tone="quiet" size="small" isBusy={duplication.isPending} onClick={() => duplication.mutate()}>
        Duplicate {which}
      </Button>
      <Button tone="quiet" size="small" isBusy={deletion.isBusy} onClick={deletion.start}>
        Delete {which}
      </Button>
    </div>
  )
}
