import { messageOf, type Modal, TEXTS } from '@nireeka/contracts'

import { usePlatform } from '../platform.tsx'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { deleteBuild, type SavedBuild, SAVED_BUILDS_KEY } from './saved-builds.api.ts'

interface Needs {
  build: SavedBuild
  /** The build's name within a sentence: “For the forest”, or: your saved Nireeka Nyx. */
  called: string
  /** Called when the build was deleted and can be restored. */
  onRemoved: () => void
}

/**
 * Returns what deletes a saved build. A build that couldn't be restored unchanged is deleted only after a
 * confirmation; all others can be restored with Undo.
 */
export function useDeletion({ build, called, onRemoved }: Needs) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => deleteBuild(http, build.id),
    onSuccess: () => {
      if (build.notice) notify('success', deletedSentence(called))
      else onRemoved()
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })

  async function start() {
    if (!build.notice || (await confirm(lastQuestion(called)))) mutate()
  }
  return { isBusy: isPending, start: () => void start() }
}

/** Returns the sentence that is shown in place of a deleted build. */
export const deletedSentence = (called: string) =>
  `${called.charAt(0).toUpperCase()}${called.slice(1)} is deleted.`

const lastQuestion = (called: string): Modal => ({
  kind: 'alert',
  isDangerous: true,
  title: `Delete ${called}?`,
  text: 'This action is not reversible.',
  confirm: 'Delete',
  cancel: 'Keep it',
})
