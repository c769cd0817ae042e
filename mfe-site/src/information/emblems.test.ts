import { expect, test } from 'vitest'

import { emblemOf } from './emblems.ts'

test('each role has a drawing of its work, and an unknown one that of a person', () => {
  const roles = [
    'founder and frame designer',
    'head of support',
    'bike builder',
    'test rider',
    'motors and batteries',
    'spare parts',
    'gardener',
  ]
  expect(new Set(roles.map(emblemOf)).size).toBe(roles.length)
  expect(emblemOf('')).toBe(emblemOf('gardener'))
})
