import type { Http } from '@nireeka/contracts'

import { useVersionedChange } from '../../changes/use-versioned-change.ts'
import { type Changed, type Order, orderKey } from '../order.api.ts'

/** Makes a change; returns the order as it is now, or null when the answer doesn't hold it. */
type Change = (http: Http) => Promise<Pick<Changed, 'message'> & { order: Order | null }>

const ABOUT = { keyOf: ({ id }: Order) => orderKey(id), list: 'orders' }

/** Returns the function that changes an order, and what the caller has last seen of it if somebody else has changed it. */
export function useOrderChange() {
  const { change, seen } = useVersionedChange<Order>(ABOUT)
  return {
    change: (read: Order, make: Change, done: string) =>
      change(
        read,
        async (http) => {
          const { order, message } = await make(http)
          return { item: order, message }
        },
        done,
      ),
    seen,
  }
}
