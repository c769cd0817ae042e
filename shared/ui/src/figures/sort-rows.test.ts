import { expect, test } from 'vitest'

import { nextSort, sortRows, type SortValue } from './sort-rows.ts'

const sorted = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction)

test.each<[string, SortValue[], SortValue[]]>([
  ['numbers by size', [10, 9, 100], [9, 10, 100]],
  ['dates by time', [new Date(2), new Date(1)], [new Date(1), new Date(2)]],
  ['words as in a register', ['NK-10', 'nk-2', 'Ébike', 'Ebay'], ['Ebay', 'Ébike', 'nk-2', 'NK-10']],
])('%s', (_what, values, expected) => {
  expect(sorted(values)).toEqual(expected)
  expect(sorted(values, 'descending')).toEqual(expected.toReversed())
})

test('what is missing comes last in both directions', () => {
  expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined])
  expect(sorted([null, 2, undefined, 1], 'descending')).toEqual([2, 1, null, undefined])
})

const letter = (row: string) => row.charAt(0)

test('equal rows keep their order in both directions, and the rows that came in stay as they are', () => {
  const rows = ['b1', 'a1', 'b2', 'a2']
  expect(sortRows(rows, letter, 'ascending')).toEqual(['a1', 'a2', 'b1', 'b2'])
  expect(sortRows(rows, letter, 'descending')).toEqual(['b1', 'b2', 'a1', 'a2'])
  expect(rows).toEqual(['b1', 'a1', 'b2', 'a2'])
})

test('a first press sorts upwards, another one turns the order round, another column begins anew', () => {
  const up = nextSort(null, 'Total')
  expect(up).toEqual({ header: 'Total', direction: 'ascending' })
  expect(nextSort(up, 'Total')).toEqual({ header: 'Total', direction: 'descending' })
  expect(nextSort(nextSort(up, 'Total'), 'Total')).toEqual(up)
  expect(nextSort(up, 'Placed')).toEqual({ header: 'Placed', direction: 'ascending' })
})
