import { expect, test } from 'vitest'

import { readReviewParams, reviewsPath } from './review-params.ts'

const read = (query: string) => readReviewParams(new URLSearchParams(query))

test.each([
  ['', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=2&sort=worst&page=3', { stars: 2, sort: 'worst', page: 3 }],
  ['stars=6&sort=random&page=0', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=0&page=x', { stars: undefined, sort: 'newest', page: 1 }],
  ['stars=2.5&page=1.5', { stars: undefined, sort: 'newest', page: 1 }],
  ['page=9999999', { stars: undefined, sort: 'newest', page: 1 }],
])('the address ?%s asks for %o', (query, params) => {
  expect(read(query)).toEqual(params)
})

test('another choice of reviews starts at their first page', () => {
  const params = read('stars=2&sort=worst&page=3')
  const path = '/shop/accessories/7'
  expect(reviewsPath(path, params, { sort: 'best' })).toBe('/shop/accessories/7?stars=2&sort=best#reviews')
  expect(reviewsPath(path, params, { page: 4 })).toBe('/shop/accessories/7?stars=2&sort=worst&page=4#reviews')
  expect(reviewsPath(path, params, { stars: undefined, sort: 'newest' })).toBe('/shop/accessories/7#reviews')
})
