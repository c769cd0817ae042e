import type { Http } from '@nireeka/contracts'
import { type HelpMissData, MISS_SORTS, SEARCH_AREAS } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type Miss = InOurNames<HelpMissData>

export const readMisses = (
  http: Http,
  { page, search, sort, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Miss>> => {
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const query = {
    search: search || undefined,
    area: SEARCH_AREAS.find((area) => area === filters.area),
    sort: MISS_SORTS.find((one) => one === name),
    order: isDescending ? ('descending' as const) : ('ascending' as const),
  }
  return readRows(page, (it) =>
    http.get('/api/backoffice/help/misses', { query: { ...query, page: it }, signal }),
  )
}

/** Takes a search off the list until somebody makes it again. */
export const dismissMiss = (http: Http, { id }: Miss) =>
  http.post('/api/backoffice/help/misses/:id/dismiss', {}, { params: { id } })
