import { expect, test } from 'vitest'

import { readReviewPage, reviewPageLink } from './review-pages.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', 1],
  ['reviews=3', 3],
  ['reviews=0', 1],
  ['reviews=x', 1],
  ['reviews=1.5', 1],
])('?%s asks for page %i', (text, page) => {
  expect(readReviewPage(query(text))).toBe(page)
})

test('another page keeps the build', () => {
  expect(reviewPageLink(query('build=1-c-5&step=colour'), 2)).toBe(
    '?build=1-c-5&step=colour&reviews=2#reviews',
  )
  expect(reviewPageLink(query('utm_source=x&build=1-c-5&reviews=2'), 1)).toBe('?build=1-c-5#reviews')
  expect(reviewPageLink(query('reviews=2'), 1)).toBe('#reviews')
})
