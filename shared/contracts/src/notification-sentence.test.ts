import { expect, test } from 'vitest'

import { notificationSentence } from './notification-sentence.ts'

test('likes of one post stand in one sentence', () => {
  const like = { kind: 'like', actor: 'mara' } as const
  expect(notificationSentence({ ...like, count: 1 })).toBe('mara likes your post in')
  expect(notificationSentence({ ...like, count: 2 })).toBe('mara and 1 other like your post in')
  expect(notificationSentence({ ...like, count: 1235 })).toBe('mara and 1,234 others like your post in')
})

test('who is gone is someone', () => {
  expect(notificationSentence({ kind: 'mention', actor: null, count: 1 })).toBe('Someone mentioned you in')
})

test.each([
  ['hide', true, 'Our team hid your thread'],
  ['delete_post', false, 'Our team deleted your post in'],
  ['approve', true, 'Our team published your thread'],
  ['approve', false, 'Our team published your reply in'],
  ['reject', true, 'Our team didn’t publish your thread'],
  ['reject', false, 'Our team didn’t publish your reply in'],
] as const)('what staff did is named: %s, a thread: %s', (action, isThread, sentence) => {
  expect(notificationSentence({ kind: 'moderated', actor: null, count: 1, action, isThread })).toBe(sentence)
})
