import { isHttpError, type Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useState } from 'react'

import { listKey } from '../../list/list-query.ts'
import { useWithPassword } from '@nireeka/kit/step-up'
import { type Changed, type Order, orderById } from '../order.api.ts'

/** Makes a change; returns the order as it is now, or null when the answer doesn't hold it. */
type Change = (http: Http) => Promise<Pick<Changed, 'message'> & { order: Order | null }>

const CONFLICT = 409

/**
 * Returns the function that changes an order, and `seen`: what the caller has last seen of the order, if somebody else
 * has changed it meanwhile and the change was therefore refused. By then the order on the page is the present one.
 */
export function useOrderChange() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [seen, setSeen] = useState<Order | null>(null)

  /**
   * Makes the change to the order that was read, and tells that it is done. On a conflict it loads the present order and
   * then rejects.
   */
  async function change(read: Order, make: Change, done: string): Promise<void> {
    const query = orderById(http, String(read.id))
    try {
      const { order, message } = await withPassword(() => make(http))
      setSeen(null)
      if (order) queries.setQueryData(query.queryKey, order)
      else await queries.invalidateQueries({ queryKey: query.queryKey })
      notify('success', message ?? done)
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) {
        await queries.refetchQueries({ queryKey: query.queryKey })
        setSeen(read)
      }
      throw error
    } finally {
      void queries.invalidateQueries({ queryKey: listKey('orders') })
    }
  }
  return { change, seen }
}
