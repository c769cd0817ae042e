import { expect, test } from 'vitest'

import { differencesOf, isConflict } from './merge-values.ts'

const opened = { title: 'Moss', tags: ['a'], version: 1 }

test('only the same field, changed on both sides to two things, is a conflict', () => {
  const mine = { ...opened, title: 'Fern' }
  expect(isConflict({ opened, mine, stored: { ...opened, tags: ['b'], version: 2 } })).toBe(false)
  expect(isConflict({ opened, mine, stored: { ...opened, title: 'Fern', version: 2 } })).toBe(false)
  expect(isConflict({ opened, mine, stored: { ...opened, title: 'Pine', version: 2 } })).toBe(true)
})

test('differences name what was typed, and what somebody else has changed', () => {
  const mine = { ...opened, title: 'Fern' }
  const stored = { title: 'Moss', tags: ['b'], version: 2 }
  expect(differencesOf({ opened, mine, stored })).toEqual([
    { field: 'title', yours: { value: 'Fern' }, stored: 'Moss' },
    { field: 'tags', yours: null, stored: ['b'] },
  ])
})
