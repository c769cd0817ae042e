import { expect, test } from 'vitest'

import { replyIn } from './want.ts'

test.each([
  ['#reply', 0],
  ['#reply-12', 12],
  ['#reply-0', null],
  ['#reply-12x', null],
  ['#post-12', null],
  ['', null],
])('the hash %j opens a reply to %j', (hash, number) => {
  expect(replyIn(hash)).toBe(number)
})
