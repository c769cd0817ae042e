import { expect, test } from 'vitest'

import { toQuery, readSearchParams } from './search-params.ts'

test.each([
  ['', { q: '', page: 1 }],
  ['q= brake pad &page=3', { q: 'brake pad', page: 3 }],
  ['q=a&page=0', { q: 'a', page: 1 }],
  ['q=a&page=1.5', { q: 'a', page: 1 }],
  ['q=a&page=9999999', { q: 'a', page: 1 }],
])('the address ?%s asks for %o', (query, params) => {
  expect(readSearchParams(new URLSearchParams(query))).toEqual(params)
})

test('a search is cut where the server would refuse it', () => {
  expect(readSearchParams(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(100)
})

test.each([
  [{ q: 'brake & pad', page: 1 }, 'q=brake+%26+pad'],
  [{ q: 'E15', page: 2 }, 'q=E15&page=2'],
])('%o is written as %s', (params, text) => {
  expect(toQuery(params)).toBe(text)
})
