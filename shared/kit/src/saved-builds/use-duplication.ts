import { messageOf, TEXTS } from '@nireeka/contracts'

import { usePlatform } from '../platform.tsx'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { duplicateBuild, type SavedBuild, SAVED_BUILDS_KEY } from './saved-builds.api.ts'

/** Returns what duplicates a saved build; the visitor is told the copy's name. */
export function useDuplication({ id }: Pick<SavedBuild, 'id'>) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => duplicateBuild(http, id),
    onSuccess: (name) => {
      notify('success', `“${name}” has been created.`)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return { isBusy: isPending, start: () => mutate() }
}
