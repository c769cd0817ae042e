import { expect, test } from 'vitest'

import { fieldsOf, readListParams, type ListParams, listPath } from './list-params.ts'

const ALL: ListParams = { sort: 'popular', page: 1 }
const read = (query: string) => readListParams(new URLSearchParams(query))

test.each<[string, ListParams]>([
  ['', ALL],
  ['category=bag&q= lock &sort=title&page=2', { category: 'bag', q: 'lock', sort: 'title', page: 2 }],
  ['category=cars&sort=x&page=-3', ALL],
  ['category=&q= &bike=&colour=&min=&max=&in_stock=&sort=&page=', ALL],
  ['category=constructor', ALL],
  ['page=1.5', ALL],
  ['page=9999999', ALL],
  [
    'bike=nyx&colour=Pine&min=20&max=100&in_stock=1&sort=rating',
    { bike: 'nyx', colour: 'Pine', min: '20', max: '100', inStock: '1', sort: 'rating', page: 1 },
  ],
  ['min=100&max=20', { min: '20', max: '100', ...ALL }],
  ['min=$007&max=1e3', { min: '7', ...ALL }],
  ['min=-5&max=12.50', ALL],
  ['max=9999999', ALL],
  ['bike=../me&in_stock=true', ALL],
])('the address ?%s asks for %o', (query, params) => {
  expect(read(query)).toEqual(params)
})

test('a changed params starts at page 1 and keeps the rest', () => {
  const params = read('category=bag&in_stock=1&sort=title&page=3')
  expect(listPath(params, { q: 'sand' })).toBe('/shop/accessories?category=bag&q=sand&in_stock=1&sort=title')
  expect(listPath(params, { page: 4 })).toBe('/shop/accessories?category=bag&in_stock=1&sort=title&page=4')
  expect(listPath(params, { category: undefined, inStock: undefined, sort: 'popular' })).toBe(
    '/shop/accessories',
  )
})

test('what an address says is what is read of it again', () => {
  const query = 'category=bag&q=a%26b&bike=nyx&colour=Signal+Red&min=5&max=90&in_stock=1&sort=newest&page=2'
  const params = read(query)
  expect(listPath(params, { page: params.page })).toBe(`/shop/accessories?${query}`)
})

test('a form carries along what it has no field for, and starts at the first page', () => {
  const params = read('category=bag&q=rain&bike=nyx&sort=title&page=2')
  expect(fieldsOf(params, ['q', 'sort'])).toEqual([
    ['category', 'bag'],
    ['bike', 'nyx'],
  ])
})
