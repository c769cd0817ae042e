import { expect, test } from 'vitest'

import { listPath, readListParams } from './list-params.ts'

test.each([
  ['1', '', { page: 1, category: null }],
  ['13', 'category=4', { page: 13, category: 4 }],
  ['2', 'category=bikes', { page: 2, category: null }],
  ['0', '', null],
  ['-1', '', null],
  ['1.5', '', null],
  ['new', '', null],
])('/forum/%s?%s is %o', (page, query, params) => {
  expect(readListParams(page, new URLSearchParams(query))).toEqual(params)
})

test.each([
  [{ page: 1, category: null }, '/forum/1'],
  [{ page: 3, category: 2 }, '/forum/3?category=2'],
])('%o is %s', (params, path) => {
  expect(listPath(params)).toBe(path)
})
