import { expect, test } from 'vitest'

import { oneErrorAway } from './near-numbers.ts'

test.each([
  ['a missing character', 'nkpbr101'],
  ['one too many', 'nkpbrkk101'],
  ['another one', 'nkpbek101'],
  ['two swapped ones', 'nkpbkr101'],
  ['a missing first one', 'kpbrk101'],
  ['a missing last one', 'nkpbrk10'],
  ['one too many at the end', 'nkpbrk1012'],
])('%s is one error', (_what, typed) => {
  expect(oneErrorAway(typed)).toContain('nkpbrk101')
})

test('two errors are too many, and a number isn’t near itself', () => {
  expect(oneErrorAway('nkbrk10')).not.toContain('nkpbrk101')
  expect(oneErrorAway('nkpbrk101')).not.toContain('nkpbrk101')
})
