import { Page } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { parsePageNumber, readPageNumber } from './page-number.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=999999', 999_999],
  ['page=1000000', 1],
  ['page=9999999', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=1e3', 1],
  ['page=two', 1],
])('the address ?%s asks for page %i', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page)
})

test.each(['1', '20', '999999', '1000000', '0', '01', '+1', ' 1', '1e3', 'new', ''])(
  'the page number "%s" is read exactly when the API takes it',
  (text) => {
    expect(parsePageNumber(text) !== null).toBe(Page.safeParse(text).success)
  },
)
