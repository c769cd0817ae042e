import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { BUILDS_KEY, deleteBuild, duplicateBuild } from './builds.api.ts'
import styles from './builds.module.css'
import type { SavedBuild } from './saved-build.ts'

interface Props {
  build: SavedBuild
  onRename: () => void
}

export function BuildActions({ build, onRename }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useDeletion(build)
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
      <Button tone="quiet" size="small" isBusy={deletion.isPending} onClick={() => void deletion.ask()}>
        Delete {which}
      </Button>
    </div>
  )
}

function useDeletion(build: SavedBuild) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => deleteBuild(http, build.id),
    onSuccess: () => {
      notify('success', `“${build.name}” is deleted.`)
      return queries.invalidateQueries({ queryKey: BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })

  async function ask() {
    const isSure = await confirm({
      kind: 'alert',
      isDangerous: true,
      title: `Delete “${build.name}”?`,
      text: 'This action is not reversible.',
      confirm: 'Delete',
      cancel: 'Keep it',
    })
    if (isSure) mutate()
  }
  return { isPending, ask }
}
