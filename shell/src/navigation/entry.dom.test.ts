import { afterEach, expect, test } from 'vitest'

import { keyOf, markEntry, positionOf, pushEntry } from './entry.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('the first entry gets a key and the place 0, and keeps them', () => {
  history.replaceState(null, '', '/')
  markEntry(-1)
  const key = keyOf(history.state)
  expect(key).not.toBe('')
  expect(positionOf(history.state)).toBe(0)
  markEntry(4)
  expect([keyOf(history.state), positionOf(history.state)]).toEqual([key, 0])
})

test('what a router keeps of an entry stays', () => {
  history.replaceState({ usr: { a: 1 }, idx: 3 }, '', '/')
  markEntry(0)
  expect(history.state).toMatchObject({ usr: { a: 1 }, idx: 3 })
  expect(keyOf(history.state)).not.toBe('')
})

test('a step that is pushed has a place and a key of its own', () => {
  history.replaceState({ key: 'a', idx: 2 }, '', '/')
  pushEntry('/faq?x=1#y')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/faq?x=1#y')
  expect(positionOf(history.state)).toBe(3)
  expect(keyOf(history.state)).not.toBe('a')
})
