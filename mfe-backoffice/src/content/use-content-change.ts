import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { contentBy, type ContentItem, type ContentName } from './content.api.ts'

const CONFLICT = 409

/** The lists that show a piece of content: of its kind, and of its versions. */
export const listsOf = ({ kind, key }: ContentName) => [`content-${kind}`, `content-${kind}-${key}`]

/**
 * Returns the function that changes a piece of content by a button, shows what is stored by then, and says that it is
 * done or why not.
 */
export function useContentChange(name: ContentName) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = contentBy(http, name)

  /** Makes the change; throws what the caller's form has to show. */
  async function make(call: (http: Http) => Promise<ContentItem>, done: string) {
    setBusy(true)
    try {
      queries.setQueryData(queryKey, await withPassword(() => call(http)))
      notify('success', done)
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) await queries.refetchQueries({ queryKey })
      throw error
    } finally {
      setBusy(false)
      for (const list of listsOf(name)) void queries.invalidateQueries({ queryKey: listKey(list) })
    }
  }
  const change = (call: (http: Http) => Promise<ContentItem>, done: string) =>
    make(call, done).catch((error: unknown) => notify('error', messageOf(error, TEXTS.unreachable)))
  return { make, change, isBusy }
}
