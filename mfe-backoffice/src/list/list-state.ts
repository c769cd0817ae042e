import { readPageNumber } from '@nireeka/kit'

import type { ListColumn, ListDefinition, ListFilter, ListState } from './list.ts'

/** The part of a list that decides which addresses it understands. */
export interface ListShape extends Pick<ListDefinition<never>, 'filters' | 'firstSort' | 'pageSizes'> {
  columns: ReadonlyArray<Pick<ListColumn<never>, 'sort'>>
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/
const LONGEST_SEARCH = 100

/** Returns what an address asks of a list. Values that the list doesn't know are left out. */
export function readListState(query: URLSearchParams, list: ListShape): ListState {
  const { filters = [], columns, firstSort = '', pageSizes = [] } = list
  const sort = query.get('sort') ?? ''
  const isKnown = columns.some((column) => column.sort?.name === sort.replace(/^-/, ''))
  const set = filters.flatMap((filter) => {
    const value = query.get(filter.name) ?? ''
    return isValueOf(filter, value) ? [[filter.name, value] as const] : []
  })
  const perPage = pageSizes.slice(1).find((size) => String(size) === query.get('rows'))
  return {
    page: readPageNumber(query),
    search: (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: isKnown ? sort : firstSort,
    ...(perPage !== undefined && { perPage }),
    filters: Object.fromEntries(set),
  }
}

/** Returns whether a filter takes this value. */
export function isValueOf(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'text') return filter.pattern.test(value)
  if (filter.kind === 'day') return DAY.test(value) && !Number.isNaN(Date.parse(value))
  return filter.options.some((option) => option.value === value)
}

/**
 * Returns the query of the address at which a list shows this, with its '?'; empty for the list as it opens, with its
 * first sort.
 */
export function searchOf({ page, search, sort, perPage, filters }: ListState, firstSort = ''): string {
  const others = {
    search,
    sort: sort === firstSort ? '' : sort,
    rows: perPage === undefined ? '' : String(perPage),
    page: page > 1 ? String(page) : '',
  }
  const set = Object.entries({ ...filters, ...others }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(set).toString()
  return query && `?${query}`
}

/** Returns whether a list is narrowed by a search or a filter. */
export const isNarrowed = ({ search, filters }: ListState) => search !== '' || Object.keys(filters).length > 0

/** Returns the state with one filter set, or without it for ''. It begins at the first page. */
export function withFilter(state: ListState, name: string, value: string): ListState {
  const { [name]: _, ...others } = state.filters
  return { ...state, page: 1, filters: value === '' ? others : { ...others, [name]: value } }
}

/** Returns the sort after a column's heading was pressed: in its first direction, then in the other. */
export function nextSort(sort: string, { name, first }: NonNullable<ListColumn<never>['sort']>): string {
  const [one, other] = first === 'ascending' ? [name, `-${name}`] : [`-${name}`, name]
  return sort === one ? other : one
}
