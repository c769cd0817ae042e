import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'

import { security } from './security.api.ts'

/** Returns a mutation that changes the login methods, shows a toast, and reloads the settings. */
export function useSecurityChange(change: () => Promise<void>, done: string) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      notify('success', done)
      return queries.invalidateQueries({ queryKey: security(http).queryKey })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
}
