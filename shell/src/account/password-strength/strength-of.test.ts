import { expect, test } from 'vitest'

import { strengthOf } from './strength-of.ts'

test.each([
  ['', 'empty'],
  ['bicycle', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1212121212', 'weak'],
  ['river-1984', 'good'],
  ['quiet rivers carry gravel', 'strong'],
] as const)('the password %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
