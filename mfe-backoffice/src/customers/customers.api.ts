import type { Http } from '@nireeka/contracts'
import {
  CUSTOMER_ROLES,
  CUSTOMER_STATES,
  type CustomerRowData,
  type CustomerSort,
} from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** A member as the list shows them. */
export type CustomerRow = InOurNames<CustomerRowData>

const SORTS: Record<string, CustomerSort> = {
  '-joined': 'newest',
  joined: 'oldest',
  '-seen': 'seen_last',
  seen: 'seen_first',
  '-orders': 'most_orders',
  orders: 'fewest_orders',
  '-spent': 'most_spent',
  spent: 'least_spent',
}

/** Returns a page of all members. */
export async function readCustomers(
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<CustomerRow>> {
  const query = toQuery(state)
  return readRows(state.page, (page) =>
    http.get('/api/backoffice/customers', { query: { ...query, page, per_page: state.perPage }, signal }),
  )
}

/** Returns all members who match as a CSV file. */
export const exportCustomers = (http: Http, state: ListState) =>
  http.get('/api/backoffice/customers/export', { query: toQuery(state), isFile: true })

function toQuery({ search, sort, filters }: ListState) {
  return {
    search: search || undefined,
    role: CUSTOMER_ROLES.find((role) => role === filters.role),
    state: CUSTOMER_STATES.find((state) => state === filters.state),
    joined_from: filters.from,
    joined_to: filters.to,
    sort: SORTS[sort],
  }
}
