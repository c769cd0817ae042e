import type { Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { listKey } from '../list/list-query.ts'

export const MISSES = 'help-misses'
export const SYNONYMS = 'help-synonyms'

/** Returns the function that makes a call of staff, tells what it did, and reads misses and synonyms again. */
export function useSearchCall() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (call: (http: Http) => Promise<{ message: string | null }>) => {
    try {
      const { message } = await withPassword(() => call(http))
      if (message) notify('success', message)
    } finally {
      for (const list of [MISSES, SYNONYMS]) void queries.invalidateQueries({ queryKey: listKey(list) })
    }
  }
}
