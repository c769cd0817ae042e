import { useQueryClient } from '@nireeka/kit/query'
import { useCallback } from 'react'

/** Returns the function that reads everything of the forum again that is shown; resolves when it is there. */
export function useReload() {
  const queries = useQueryClient()
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('forum') }),
    [queries],
  )
}
