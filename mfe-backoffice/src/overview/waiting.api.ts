import type { Http } from '@nireeka/contracts'
import type { WaitingData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

/** How much waits for staff; 0 of what the reader may not decide. */
export type Waiting = ReturnType<typeof toWaiting>

export const WAITING = ['waiting'] as const

/** The query of what waits, which every page refetches, since its navigation shows it. */
export const waiting = (http: Http) =>
  queryOptions({
    queryKey: WAITING,
    staleTime: 0,
    queryFn: async ({ signal }) => toWaiting((await http.get('/api/backoffice/waiting', { signal })).data),
  })

const NO_ORDERS = { held: 0, paid: 0, ready_to_ship: 0 }
const NO_BIKES = { late: 0, this_week: 0 }

const toWaiting = ({ orders, bikes, returns, low_stock, reviews, forum, tickets }: WaitingData) => {
  const { ready_to_ship, ...others } = orders ?? NO_ORDERS
  const { late, this_week } = bikes ?? NO_BIKES
  return {
    orders: { ...others, readyToShip: ready_to_ship },
    bikes: { late, thisWeek: this_week },
    returns: returns ?? { requested: 0, received: 0 },
    lowStock: low_stock ?? 0,
    reviews: reviews ?? 0,
    forum: forum ?? { reports: 0, held: 0 },
    tickets: tickets ?? 0,
  }
}
