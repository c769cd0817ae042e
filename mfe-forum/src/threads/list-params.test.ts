import { expect, test } from 'vitest'

import { ALL_THREADS, listPath, readListParams } from './list-params.ts'

test.each([
  ['1', '', ALL_THREADS],
  ['13', 'category=4', { ...ALL_THREADS, page: 13, category: 4 }],
  ['2', 'sort=top&tag=brakes', { ...ALL_THREADS, page: 2, sort: 'top', tag: 'brakes' }],
  ['2', 'category=bikes&sort=best&tag=A%27', { ...ALL_THREADS, page: 2 }],
  ['0', '', null],
  ['-1', '', null],
  ['1.5', '', null],
  ['new', '', null],
])('/forum/%s?%s is %o', (page, query, params) => {
  expect(readListParams(page, new URLSearchParams(query))).toEqual(params)
})

test.each([
  [{}, '/forum/1'],
  [{ page: 3, category: 2 }, '/forum/3?category=2'],
  [{ page: 2, category: 3, sort: 'top', tag: 'brakes' } as const, '/forum/2?category=3&sort=top&tag=brakes'],
])('%o is %s', (params, path) => {
  expect(listPath(params)).toBe(path)
})
