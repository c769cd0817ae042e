import { messageOf, TEXTS } from '@nireeka/contracts'

import { usePlatform } from '../platform.tsx'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { restoreBuild, type SavedBuild, SAVED_BUILDS_KEY } from './saved-builds.api.ts'

interface Needs {
  build: SavedBuild
  /** Called with the new id when the build was restored. */
  onRestored: (id: number) => void
}

/** Returns what restores a deleted build unchanged. */
export function useRestoring({ build, onRestored }: Needs) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => restoreBuild(http, build),
    onSuccess: (id) => {
      onRestored(id)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return { isBusy: isPending, restore: () => mutate() }
}
