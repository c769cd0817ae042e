import { messageOf, type Modal, TEXTS } from '@nireeka/contracts'

import { usePlatform } from '../platform.tsx'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { deleteBuild, type SavedBuild, SAVED_BUILDS_KEY } from './saved-builds.api.ts'

interface Needs {
  build: SavedBuild
  /** The build within a sentence: “For the forest”, or: your saved Nireeka Nyx. */
  called: string
  /** It is deleted, and can be saved again. */
  onRemoved: () => void
}

/** Deletes a saved build. What could not be saved again as it is goes only after a question; all else can be undone. */
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

/** Returns the sentence that stands where a build was. */
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
