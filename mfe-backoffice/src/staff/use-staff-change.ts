import { type Http, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { type Changed, STAFF } from './staff.api.ts'

/** Returns the function that makes a change and shows all as it is afterwards, and one that tells a failure, too. */
export function useStaffChange() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)

  async function change(make: (http: Http) => Promise<Changed>) {
    setBusy(true)
    try {
      const { staff, message } = await withPassword(() => make(http))
      queries.setQueryData(STAFF, staff)
      notify('success', message ?? 'Saved.')
    } catch (error) {
      void queries.invalidateQueries({ queryKey: STAFF })
      throw error
    } finally {
      setBusy(false)
    }
  }

  const tryChange = (make: (http: Http) => Promise<Changed>) =>
    change(make).catch((error: unknown) => notify('error', messageOf(error, TEXTS.unreachable)))

  return { change, tryChange, isBusy }
}
