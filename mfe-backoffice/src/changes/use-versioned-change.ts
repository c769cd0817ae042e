import { isHttpError, type Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { WAITING } from '../overview/waiting.api.ts'

interface About<Item> {
  /** The key of the query that holds the item. */
  keyOf: (item: Item) => readonly unknown[]
  /** The list that shows it. */
  list: string
}

/** Makes a change; returns the item as it is now, or null when the answer doesn't hold it. */
type Change<Item> = (http: Http) => Promise<{ item: Item | null; message: string | null }>

const CONFLICT = 409

/**
 * Returns the function that changes an item, and `seen`: what the caller has last seen of it, if somebody else has changed
 * it meanwhile and the change was therefore refused. By then the item on the page is the present one.
 */
export function useVersionedChange<Item>({ keyOf, list }: About<Item>) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [seen, setSeen] = useState<Item | null>(null)

  /**
   * Makes the change to the item that was read, and tells that it is done. On a conflict it loads the present item and
   * then rejects.
   */
  async function change(read: Item, make: Change<Item>, done: string): Promise<void> {
    const queryKey = keyOf(read)
    try {
      const { item, message } = await withPassword(() => make(http))
      setSeen(null)
      if (item) queries.setQueryData(queryKey, item)
      else await queries.invalidateQueries({ queryKey })
      notify('success', message ?? done)
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) {
        await queries.refetchQueries({ queryKey })
        setSeen(read)
      }
      throw error
    } finally {
      void queries.invalidateQueries({ queryKey: listKey(list) })
      void queries.invalidateQueries({ queryKey: WAITING })
    }
  }
  return { change, seen }
}
