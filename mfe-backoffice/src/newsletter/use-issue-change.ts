import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { type Issue, issueById } from './newsletter.api.ts'

const CONFLICT = 409

/** Returns the function that does something with an issue by a button, shows it as it is by then, and says so. */
export function useIssueChange(id: number) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = issueById(http, String(id))

  async function change(make: (http: Http) => Promise<Issue | null>, done: string) {
    setBusy(true)
    try {
      const issue = await withPassword(() => make(http))
      if (issue) queries.setQueryData(queryKey, issue)
      notify('success', done)
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
      if (isHttpError(error) && error.status === CONFLICT) await queries.refetchQueries({ queryKey })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: listKey('newsletters') })
    }
  }
  return { change, isBusy }
}
