import { expect, test } from 'vitest'

import { readable, roleOf, toneOf } from './labels.ts'

test.each([
  ['pending_payment', 'Pending payment'],
  ['paid', 'Paid'],
  ['', ''],
])('the state %s reads %s', (word, text) => {
  expect(readable(word)).toBe(text)
})

test.each([
  [9, 'Admin'],
  [1, 'Agent'],
  [0, 'Customer'],
  [8, 'Customer'],
])('is_admin %i is a %s', (flag, role) => {
  expect(roleOf(flag)).toBe(role)
})

test.each([
  ['shipped', 'info'],
  ['return_requested', 'highlight'],
  ['delivered', 'success'],
  ['refunded', 'neutral'],
])('an order that is %s looks %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone)
})
