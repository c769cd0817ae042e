import { expect, test } from 'vitest'

import { toQuery, readSearchParams } from './search-params.ts'

test.each([
  ['', { q: '', page: 1, kind: null }],
  ['q= brake pad &page=3', { q: 'brake pad', page: 3, kind: 'articles' }],
  ['q=a&page=0', { q: 'a', page: 1, kind: null }],
  ['q=a&page=1.5', { q: 'a', page: 1, kind: null }],
  ['q=a&page=9999999', { q: 'a', page: 1, kind: null }],
  ['q=a&kind=spares', { q: 'a', page: 1, kind: 'spares' }],
  ['q=a&kind=unicycles', { q: 'a', page: 1, kind: null }],
])('the address ?%s asks for %o', (query, params) => {
  expect(readSearchParams(new URLSearchParams(query))).toEqual(params)
})

test('a search is cut where the server would refuse it', () => {
  expect(readSearchParams(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(100)
})

test.each([
  [{ q: 'brake & pad', page: 1, kind: null }, 'q=brake+%26+pad'],
  [{ q: 'E15', page: 2, kind: null }, 'q=E15&page=2'],
  [{ q: 'E15', page: 1, kind: 'guides' as const }, 'q=E15&kind=guides'],
])('%o is written as %s', (params, text) => {
  expect(toQuery(params)).toBe(text)
})
