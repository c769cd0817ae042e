import { messageOf, type Modal, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { BUILDS_KEY, deleteBuild, duplicateBuild } from './builds.api.ts'
import styles from './builds.module.css'
import type { SavedBuild } from './saved-build.ts'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** It is deleted, and can be saved again. */
  onRemoved: () => void
}

export function BuildActions({ build, onRename, onRemoved }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useDeletion(build, onRemoved)
  const duplication = useMutation({
    mutationFn: () => duplicateBuild(http, build.id),
    onSuccess: (name) => {
      notify('success', `“${name}” is there now.`)
      return queries.invalidateQueries({ queryKey: BUILDS_KEY })
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
      <Button tone="quiet" size="small" isBusy={deletion.isPending} onClick={() => void deletion.start()}>
        Delete {which}
      </Button>
    </div>
  )
}

/** What could not be saved again as it is goes only after a question; all else can be undone. */
function useDeletion(build: SavedBuild, onRemoved: () => void) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => deleteBuild(http, build.id),
    onSuccess: () => {
      if (build.notice) notify('success', `“${build.name}” is deleted.`)
      else onRemoved()
      return queries.invalidateQueries({ queryKey: BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })

  async function start() {
    if (!build.notice || (await confirm(lastQuestion(build)))) mutate()
  }
  return { isPending, start }
}

const lastQuestion = ({ name }: SavedBuild): Modal => ({
  kind: 'alert',
  isDangerous: true,
  title: `Delete “${name}”?`,
  text: 'This action is not reversible.',
  confirm: 'Delete',
  cancel: 'Keep it',
})
