import type { Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { listKey } from '../../list/list-query.ts'

export const MISSES = 'help-misses'

/** Returns the function that makes a call of staff, tells what it did, and reads the list again. */
export function useMissCall() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (call: (http: Http) => Promise<{ message: string | null }>) => {
    try {
      const { message } = await withPassword(() => call(http))
      if (message) notify('success', message)
    } finally {
      void queries.invalidateQueries({ queryKey: listKey(MISSES) })
    }
  }
}
