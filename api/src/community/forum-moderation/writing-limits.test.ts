import { expect, test } from 'vitest'

import {
  areLinksHeld,
  copyOf,
  DAY_MS,
  mostLinks,
  type Standing,
  waitOf,
  type Write,
} from './writing-limits.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const NEW: Standing = { memberForMs: 0, posts: 9 }
const KNOWN: Standing = { memberForMs: 30 * DAY_MS, posts: 9 }

const write = (agoMs: number, change: Partial<Write> = {}): Write => ({
  at: new Date(NOW.getTime() - agoMs),
  threadId: 1,
  isSame: false,
  ...change,
})
const many = (count: number, agoMs: number, change: Partial<Write> = {}) =>
  Array.from({ length: count }, () => write(agoMs, change))

test.each<[string, Standing, Write[], boolean, number]>([
  ['the first post', NEW, [], false, 0],
  ['the 5th within a minute', NEW, many(4, 10_000), false, 0],
  ['the 6th within a minute', NEW, many(5, 10_000), false, 50_000],
  ['the 6th of a known member', KNOWN, many(5, 10_000), false, 0],
  ['the 11th of a known member', KNOWN, many(10, 10_000), false, 50_000],
  ['the 31st within an hour', NEW, many(30, 20 * MINUTE), false, 40 * MINUTE],
  ['the 61st within a day', NEW, many(60, DAY_MS - MINUTE), false, MINUTE],
  ['the 6th thread within a day', NEW, many(5, 2 * 60 * MINUTE, { threadId: null }), true, 22 * 60 * MINUTE],
  ['a reply after 5 threads', NEW, many(5, 2 * 60 * MINUTE, { threadId: null }), false, 0],
  ['a member of 30 days without posts', { memberForMs: 30 * DAY_MS, posts: 0 }, many(5, 0), false, MINUTE],
])('%s waits', (...row) => {
  const [, standing, writes, isThread, wait] = row
  expect(waitOf(standing, { writes, isThread, now: NOW })).toBe(wait)
})

test.each([
  [NEW, 2],
  [KNOWN, 20],
])('%j may set %i links', (standing, most) => {
  expect(mostLinks(standing)).toBe(most)
})

test.each([
  [{ memberForMs: DAY_MS - 1, posts: 2 }, true],
  [{ memberForMs: DAY_MS, posts: 0 }, false],
  [{ memberForMs: 0, posts: 3 }, false],
])('the links of %j are held: %s', (standing, isHeld) => {
  expect(areLinksHeld(standing)).toBe(isHeld)
})

test.each<[string, Write[], number | null, ReturnType<typeof copyOf>]>([
  ['a text of its own', [write(0)], 1, 'none'],
  ['the same in the same thread', [write(0, { isSame: true })], 1, 'here'],
  ['the same thread again', [write(0, { isSame: true, threadId: null })], null, 'here'],
  ['the same in another thread', [write(0, { isSame: true })], 2, 'hold'],
  ['the third copy', [1, 2, 3].map((threadId) => write(0, { isSame: true, threadId })), 4, 'too many'],
])('%s', (_title, writes, threadId, copy) => {
  expect(copyOf(writes, threadId)).toBe(copy)
})
