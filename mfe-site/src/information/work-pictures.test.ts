import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { workPicture } from './work-pictures.ts'

test.each([
  'founder and frame designer',
  'head of support',
  'bike builder',
  'test rider',
  'motors and batteries',
  'spare parts',
])('what a %s works on has a picture that exists', (role) => {
  const src = workPicture(role)?.src.replace('/pictures/', 'shared/bike3d/pictures/drawn/') ?? ''
  expect(existsSync(src)).toBe(true)
})

test.each(['', 'painter', 'toString'])('the role “%s” has none', (role) => {
  expect(workPicture(role)).toBeNull()
})
