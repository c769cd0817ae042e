import { expect, test } from 'vitest'

import { isNarrowed, readSpareParams, sparesPath } from './list-params.ts'

const read = (query: string) => readSpareParams(new URLSearchParams(query))

test.each([
  ['', { page: 1 }],
  [
    'q= brake &bike=nyx&family=BRK&in_stock=1&page=2',
    { q: 'brake', bike: 'nyx', family: 'BRK', inStock: '1', page: 2 },
  ],
  ['q=&bike=&family=&in_stock=&page=', { page: 1 }],
  ['bike=../me&family=brk&in_stock=true&page=0', { page: 1 }],
])('the address ?%s asks for %o', (query, params) => {
  expect(read(query)).toEqual(params)
})

test('what an address says is what is read of it again', () => {
  const query = 'q=a%26b&bike=nyx&family=BRK&in_stock=1&page=2'
  expect(sparesPath(read(query))).toBe(`/shop/spares?${query}`)
  expect(sparesPath()).toBe('/shop/spares')
})

test.each([
  ['page=2', false],
  ['q=a', true],
  ['bike=nyx', true],
  ['in_stock=1', true],
])('?%s lists parts instead of families: %s', (query, isList) => {
  expect(isNarrowed(read(query))).toBe(isList)
})
