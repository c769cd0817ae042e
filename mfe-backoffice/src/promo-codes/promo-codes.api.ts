import type { Http } from '@nireeka/contracts'
import { PROMO_STATUSES, type PromoSort } from '@nireeka/contracts/api'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'
import type { PromoCode } from './promo-code.api.ts'

const SORTS: Record<string, PromoSort> = {
  '-added': 'newest',
  '-uses': 'most_used',
  uses: 'least_used',
  ends: 'first_ending',
  '-ends': 'last_ending',
}

/** Returns a page of the promo codes. */
export const readPromoCodes = (
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<PromoCode>> =>
  readRows(state.page, (page) =>
    http.get('/api/backoffice/promo-codes', {
      query: {
        search: state.search || undefined,
        status: PROMO_STATUSES.find((status) => status === state.filters.status),
        sort: SORTS[state.sort],
        page,
      },
      signal,
    }),
  )

/** Returns how many codes there are in each status, and by '' in all. */
export async function countPromoCodes(
  http: Http,
  { search }: ListState,
  signal?: AbortSignal,
): Promise<ListCounts> {
  const { data } = await http.get('/api/backoffice/promo-codes/counts', {
    query: { search: search || undefined },
    signal,
  })
  return { '': data.total, ...Object.fromEntries(data.counts.map(({ status, count }) => [status, count])) }
}
