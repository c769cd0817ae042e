import type { Http } from '@nireeka/contracts'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { ListCounts, ListDefinition, ListState } from './list.ts'

/** The key of all cached pages of a list, by which they are read again after a change. */
export const listKey = (name: string) => ['list', name]

/** The query of a list's page. It is read again on every visit, because other staff work on the same rows. */
export const listPage = <Row extends { id: number }>(
  http: Http,
  { name, read }: Pick<ListDefinition<Row>, 'name' | 'read'>,
  state: ListState,
) =>
  queryOptions({
    queryKey: [...listKey(name), state],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(http, state, signal),
  })

/** The query of the numbers in a list's chips, which no page, sort or chip changes. */
export const listCounts = <Row extends { id: number }>(
  http: Http,
  { name, count, filters = [] }: Pick<ListDefinition<Row>, 'name' | 'count' | 'filters'>,
  state: ListState,
) => {
  const chips = filters.filter(({ kind }) => kind === 'chips').map((filter) => filter.name)
  const others = Object.entries(state.filters).filter(([filter]) => !chips.includes(filter))
  const counted = { ...state, page: 1, sort: '', filters: Object.fromEntries(others) }
  return queryOptions({
    queryKey: [...listKey(name), 'counts', counted],
    staleTime: 0,
    enabled: count !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListCounts> => (await count?.(http, counted, signal)) ?? {},
  })
}
