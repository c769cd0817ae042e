import type { Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

/**
 * Returns the function that makes a call of staff, tells what it did, and reads everything of the forum again; also after
 * a failure, because somebody else may have been faster.
 */
export function useModeration() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async <T extends { message: string | null }>(call: (http: Http) => Promise<T>): Promise<T> => {
    try {
      const answer = await withPassword(() => call(http))
      if (answer.message) notify('success', answer.message)
      return answer
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('forum') })
    }
  }
}
