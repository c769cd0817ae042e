import type { Http } from '@nireeka/contracts'
import { RETURN_STATUSES, type ReturnRowData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** A return as the list shows it. */
export type ReturnRow = InOurNames<ReturnRowData>

/** Returns a page of all members' returns. */
export async function readReturns(
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ReturnRow>> {
  const query = toQuery(state)
  return readRows(state.page, (page) =>
    http.get('/api/backoffice/returns', { query: { ...query, page }, signal }),
  )
}

/** Returns how many returns there are in each status, and by '' in all. */
export async function countReturns(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { search, requested_from, requested_to } = toQuery(state)
  const { data } = await http.get('/api/backoffice/returns/counts', {
    query: { search, requested_from, requested_to },
    signal,
  })
  return { '': data.total, ...Object.fromEntries(data.counts.map(({ status, count }) => [status, count])) }
}

/** Returns all returns that match as a CSV file. */
export const exportReturns = (http: Http, state: ListState) =>
  http.get('/api/backoffice/returns/export', { query: toQuery(state), isFile: true })

const toQuery = ({ search, sort, filters }: ListState) => ({
  search: search || undefined,
  status: RETURN_STATUSES.find((status) => status === filters.status),
  requested_from: filters.from,
  requested_to: filters.to,
  sort: sort === 'requested' ? ('oldest' as const) : ('newest' as const),
})
