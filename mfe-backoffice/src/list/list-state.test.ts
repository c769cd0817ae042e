import { expect, test } from 'vitest'

import { isNarrowed, type ListShape, nextSort, readListState, searchOf, withFilter } from './list-state.ts'

const PLACED = { name: 'placed', first: 'descending' } as const
const NAME = { name: 'name', first: 'ascending' } as const
const LIST: ListShape = {
  firstSort: '-placed',
  columns: [{}, { sort: PLACED }, { sort: NAME }],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Status',
      any: 'All',
      options: [{ value: 'paid', label: 'Paid' }],
    },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'text', name: 'subject', label: 'Subject', placeholder: 'order:12', pattern: /^order(:\d+)?$/ },
  ],
}

const read = (query: string) => readListState(new URLSearchParams(query), LIST)
const PLAIN = { page: 1, search: '', sort: '-placed', filters: {} }

test('an address without a query is the list as it opens', () => {
  expect(read('')).toEqual(PLAIN)
  expect(searchOf(PLAIN, LIST.firstSort)).toBe('')
  expect(isNarrowed(PLAIN)).toBe(false)
})

test('page, search, sort and filters are read from the address and written to it', () => {
  const address = '?status=paid&from=2026-11-01&subject=order%3A12&search=anna&sort=placed&page=3'
  const state = read(address)
  expect(state).toEqual({
    page: 3,
    search: 'anna',
    sort: 'placed',
    filters: { status: 'paid', from: '2026-11-01', subject: 'order:12' },
  })
  expect(searchOf(state, LIST.firstSort)).toBe(address)
  expect(isNarrowed(state)).toBe(true)
})

test.each([
  'status=none',
  'from=yesterday',
  'from=2026-13-77',
  'subject=ord',
  'sort=colour',
  'sort=',
  'page=0',
  'other=1',
])('what the list does not know is left out: %s', (query) => {
  expect(read(query)).toEqual(PLAIN)
})

test('a filter that is set or removed leads to the first page', () => {
  const state = read('status=paid&page=4')
  expect(searchOf(withFilter(state, 'from', '2026-11-01'), LIST.firstSort)).toBe(
    '?status=paid&from=2026-11-01',
  )
  expect(searchOf(withFilter(state, 'status', ''), LIST.firstSort)).toBe('')
})

test('a column’s heading sorts in its first direction, then in the other', () => {
  expect(nextSort('-total', PLACED)).toBe('-placed')
  expect(nextSort('-placed', PLACED)).toBe('placed')
  expect(nextSort('placed', PLACED)).toBe('-placed')
  expect(nextSort('-placed', NAME)).toBe('name')
  expect(nextSort('name', NAME)).toBe('-name')
})
