import type { Http } from '@nireeka/contracts'
import type { ReactNode } from 'react'

/** What a list shows, as its address says it. */
export interface ListState {
  /** The page number, from 1. */
  page: number
  search: string
  /** The name of a column's sort, after '-' for descending: '-placed'. */
  sort: string
  /** How many rows a page has, where that isn't the first of the list's sizes. */
  perPage?: number
  /** The chosen value of each filter by its name; without those that aren't set. */
  filters: Readonly<Record<string, string>>
}

/** A page of rows. */
export interface ListPage<Row> {
  rows: readonly Row[]
  /** The number of rows on all pages. */
  total: number
  pages: number
}

/** The number of rows behind each option of the filter with chips, by the option's value; '' is all of them. */
export type ListCounts = Readonly<Record<string, number>>

export interface ListColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** "end" for numbers, so that their digits are aligned. */
  align?: 'end'
  /**
   * Shows the column on a phone's card. Without any such column these are the first two after the first column and
   * "Status", which every card has.
   */
  isFact?: boolean
  /** Keeps the column as wide as its text, which stays on one line: numbers and short badges. */
  isNarrow?: boolean
  /** Makes the column's heading a button: the sort's name, and the direction of its first press. */
  sort?: { name: string; first: 'ascending' | 'descending' }
}

interface Choice {
  name: string
  label: string
  /** The label of the option without a filter: 'All'. */
  any: string
  options: ReadonlyArray<{ value: string; label: string }>
}

/** A filter with options as chips, of which a list has at most one. */
export interface ChipFilter extends Choice {
  kind: 'chips'
}
export interface SelectFilter extends Choice {
  kind: 'select'
}
export interface DayFilter {
  kind: 'day'
  name: string
  label: string
}
export interface TextFilter {
  kind: 'text'
  name: string
  label: string
  placeholder: string
  /** What the text must match to narrow the list. */
  pattern: RegExp
}
export type ListFilter = ChipFilter | SelectFilter | DayFilter | TextFilter

/** A list of the back office: what `AdminList` needs to show it. */
export interface ListDefinition<Row extends { id: number }> {
  /** The name of its cached pages and of its saved views: 'orders'. */
  name: string
  title: string
  /** What its rows are called: ['order', 'orders']. */
  nouns: readonly [one: string, many: string]
  /** The number of rows at which the server stops counting: so many and more are '10,000 or more'. */
  mostCounted?: number
  /** How many rows a page may have, the usual number first; without it the server decides. */
  pageSizes?: readonly number[]
  /** The columns; the first has the link to the row's page. */
  columns: ReadonlyArray<ListColumn<Row>>
  /** The sort of the list as it opens; empty where its columns can't be sorted. */
  firstSort?: string
  filters?: readonly ListFilter[]
  /** What the search looks for; without it the list has no search. */
  search?: { label: string; placeholder: string }
  /** What a row is called where it is selected: 'order NK-1001'. */
  nameOf: (row: Row) => string
  /** The path of a row's page, to which the whole row leads: no cell may hold another link. Without it, or
   * where it returns null, rows lead nowhere. */
  pathOf?: (row: Row) => string | null
  /** Returns a page of rows; none for a page past the end. */
  read: (http: Http, state: ListState, signal?: AbortSignal) => Promise<ListPage<Row>>
  /** Returns the numbers for the chips. */
  count?: (http: Http, state: ListState, signal?: AbortSignal) => Promise<ListCounts>
  /** Returns all rows that match as CSV; without it the list can't be exported. */
  exportCsv?: (http: Http, state: ListState) => Promise<Blob>
  /** Shown when there are no rows at all. */
  empty: { title: string; text: string }
}
