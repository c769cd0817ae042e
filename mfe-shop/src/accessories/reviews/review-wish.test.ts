import { expect, test } from 'vitest'

import { readReviewWish, reviewsPath } from './review-wish.ts'

const read = (query: string) => readReviewWish(new URLSearchParams(query))

test.each([
  ['', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=2&sort=worst&page=3', { stars: 2, sort: 'worst', page: 3 }],
  ['stars=6&sort=random&page=0', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=0&page=x', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=2.5&page=1.5', { stars: undefined, sort: 'newest', page: 1 }],
])('the address ?%s asks for %o', (query, wish) => {
  expect(read(query)).toEqual(wish)
})

test('another choice of reviews starts at their first page', () => {
  const wish = read('stars=2&sort=worst&page=3')
  const path = '/shop/accessories/7'
  expect(reviewsPath(path, wish, { sort: 'best' })).toBe('/shop/accessories/7?stars=2&sort=best#reviews')
  expect(reviewsPath(path, wish, { page: 4 })).toBe('/shop/accessories/7?stars=2&sort=worst&page=4#reviews')
  expect(reviewsPath(path, wish, { stars: undefined, sort: 'newest' })).toBe('/shop/accessories/7#reviews')
})
