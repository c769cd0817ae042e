import { expect, test } from 'vitest'

import { threadIdIn } from './thread-id-in.ts'

test.each([
  ['12', 12],
  [' /forum/thread/12 ', 12],
  ['https://shop.example/forum/thread/12?page=2#post-30', 12],
  ['/forum/12', null],
  ['0', null],
  ['thread 12', null],
])('%s names %s', (text, id) => {
  expect(threadIdIn(text)).toBe(id)
})
