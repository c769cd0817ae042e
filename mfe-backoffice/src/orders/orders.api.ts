import type { Http } from '@nireeka/contracts'
import type { InOurNames } from '@nireeka/kit'
import { ORDER_PAYMENTS, ORDER_VIEWS, type OrderRowData, type OrderSort } from '@nireeka/contracts/api'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'
import { FULFILMENTS } from './order-labels.ts'

/** An order as the list shows it. */
export type OrderRow = InOurNames<OrderRowData>

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

/** Returns how many orders there are in each view, and by '' in all. */
export async function countOrders(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { view: _view, sort: _sort, ...query } = toQuery(state)
  const { data } = await http.get('/api/backoffice/orders/counts', { query, signal })
  return { '': data.total, ...Object.fromEntries(data.counts.map(({ view, count }) => [view, count])) }
}

/** Returns all orders that match as a CSV file. */
export const exportOrders = (http: Http, state: ListState) =>
  http.get('/api/backoffice/orders/export', { query: toQuery(state), isFile: true })

function toQuery({ search, sort, filters }: ListState) {
  return {
    search: search || undefined,
    view: ORDER_VIEWS.find((view) => view === filters.view),
    status: FULFILMENTS.find((status) => status === filters.status),
    payment: ORDER_PAYMENTS.find((payment) => payment === filters.payment),
    placed_from: filters.from,
    placed_to: filters.to,
    sort: SORTS[sort],
  }
}
