import { expect, test } from 'vitest'

import { sentenceOf } from './sentence.ts'

test('likes of one post stand in one sentence', () => {
  expect(sentenceOf('like', { actor: 'mara', count: 1 })).toBe('mara likes your post in')
  expect(sentenceOf('like', { actor: 'mara', count: 2 })).toBe('mara and 1 other like your post in')
  expect(sentenceOf('like', { actor: 'mara', count: 1235 })).toBe('mara and 1,234 others like your post in')
})

test('who is gone is someone', () => {
  expect(sentenceOf('mention', { actor: null, count: 1 })).toBe('Someone mentioned you in')
})
