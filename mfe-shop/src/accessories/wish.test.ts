import { expect, test } from 'vitest'

import { readWish, wishPath } from './wish.ts'

test.each([
  ['', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
  ['category=bag&q= lock &sort=title&page=2', { category: 'bag', q: 'lock', sort: 'title', page: 2 }],
  ['category=cars&sort=x&page=-3', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
  ['q=&sort=popular', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
  ['category=&q= &sort=&page=', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
  ['category=constructor', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
  ['page=1.5', { category: undefined, q: undefined, sort: 'popular', page: 1 }],
])('the address ?%s asks for %o', (query, wish) => {
  expect(readWish(new URLSearchParams(query))).toEqual(wish)
})

test('a changed wish starts at page 1 and keeps the rest', () => {
  const wish = readWish(new URLSearchParams('category=bag&sort=title&page=3'))
  expect(wishPath(wish, { q: 'sand' })).toBe('/shop/accessories?category=bag&q=sand&sort=title')
  expect(wishPath(wish, { page: 4 })).toBe('/shop/accessories?category=bag&sort=title&page=4')
  expect(wishPath(wish, { category: undefined, sort: 'popular' })).toBe('/shop/accessories')
})
