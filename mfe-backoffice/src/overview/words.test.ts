import { expect, test } from 'vitest'

import { readable, roleOf } from './words.ts'

test.each([
  ['pending_payment', 'Pending payment'],
  ['paid', 'Paid'],
  ['', ''],
])('the state %s reads %s', (word, text) => {
  expect(readable(word)).toBe(text)
})

test.each([
  [9, 'Admin'],
  [1, 'Support agent'],
  [0, 'Customer'],
  [8, 'Customer'],
])('is_admin %i is a %s', (flag, role) => {
  expect(roleOf(flag)).toBe(role)
})
