import type { Http } from '@nireeka/contracts'
import type { InOurNames } from '@nireeka/kit'
import {
  ORDER_STATUSES,
  type OrderRowData,
  type OrderSort,
  type ShownOrderStatus,
} from '@nireeka/contracts/api'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** An order as the list shows it. */
export type OrderRow = InOurNames<OrderRowData>

/** The states that the list can be narrowed to, in the order of an order's way. */
export const LISTED_STATUSES: readonly ShownOrderStatus[] = ['held', ...ORDER_STATUSES]

const SORTS: Record<string, OrderSort> = {
  '-placed': 'newest',
  placed: 'oldest',
  '-total': 'highest',
  total: 'lowest',
}

/** Returns a page of all members' orders. */
export async function readOrders(
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<OrderRow>> {
  const query = toQuery(state)
  return readRows(state.page, (page) =>
    http.get('/api/backoffice/orders', { query: { ...query, page, per_page: state.perPage }, signal }),
  )
}

/** Returns how many orders there are in each state, and by '' in all. */
export async function countOrders(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { search, placed_from, placed_to } = toQuery(state)
  const { data } = await http.get('/api/backoffice/orders/counts', {
    query: { search, placed_from, placed_to },
    signal,
  })
  return { '': data.total, ...Object.fromEntries(data.counts.map(({ status, count }) => [status, count])) }
}

/** Returns all orders that match as a CSV file. */
export const exportOrders = (http: Http, state: ListState) =>
  http.get('/api/backoffice/orders/export', { query: toQuery(state), isFile: true })

function toQuery({ search, sort, filters }: ListState) {
  return {
    search: search || undefined,
    status: LISTED_STATUSES.find((status) => status === filters.status),
    placed_from: filters.from,
    placed_to: filters.to,
    sort: SORTS[sort],
  }
}
