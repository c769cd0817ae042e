import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { type QueryKey, useMutation, useQueryClient } from '@nireeka/kit/query'

interface Saving<Choice> {
  /** The query that has the saved choice. */
  queryKey: QueryKey
  save: (chosen: Choice) => Promise<{ message: string | null }>
}

/** Returns what saves a choice at once. One that can't be saved stays as it was, and a toast says why. */
export function useSavedChoice<Choice>({ queryKey, save }: Saving<Choice>) {
  const { notify } = usePlatform()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: save,
    onSuccess: ({ message }, chosen) => {
      queries.setQueryData(queryKey, chosen)
      if (message) notify('success', message)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return { choose: (chosen: Choice) => saving.mutate(chosen), isSaving: saving.isPending }
}
