import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { type Topic, topicById } from './topics/topics.api.ts'

const CONFLICT = 409

/** The lists that show a topic: of all topics, and of its versions. */
export const listsOf = (id: number) => ['help-topics', `help-versions-${id}`]

/**
 * Returns the function that changes a topic by a button, shows what is stored by then, and says that it is done or why
 * not. It returns whether it is done.
 */
export function useTopicChange(id: number) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = topicById(http, String(id))

  async function change(make: (http: Http) => Promise<Topic>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      queries.setQueryData(queryKey, await withPassword(() => make(http)))
      notify('success', done)
      return true
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
      if (isHttpError(error) && error.status === CONFLICT) await queries.refetchQueries({ queryKey })
      return false
    } finally {
      setBusy(false)
      for (const list of listsOf(id)) void queries.invalidateQueries({ queryKey: listKey(list) })
    }
  }
  return { change, isBusy }
}
