import { isHttpError, type Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../../list/list-query.ts'
import { type Stock, stockKey, stockOf } from '../stock.api.ts'

const CONFLICT = 409

/**
 * Returns the function that changes an item's stock, and `seen`: what the caller has last seen of the item, if somebody
 * else has changed it meanwhile and the change was therefore refused. By then the page shows the item as it is now.
 */
export function useStockChange() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [seen, setSeen] = useState<Stock | null>(null)

  /** Makes the change to the item that was read, and tells that it is done. */
  async function change(read: Stock, make: (http: Http) => Promise<Stock>, done: string): Promise<void> {
    const query = stockOf(http, read)
    try {
      const stock = await withPassword(() => make(http))
      setSeen(null)
      queries.setQueryData(query.queryKey, stock)
      notify('success', done)
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) {
        await queries.refetchQueries({ queryKey: query.queryKey })
        setSeen(read)
      }
      throw error
    } finally {
      void queries.invalidateQueries({ queryKey: [...stockKey(read), 'movements'] })
      void queries.invalidateQueries({ queryKey: listKey('stock') })
    }
  }
  return { change, seen }
}
