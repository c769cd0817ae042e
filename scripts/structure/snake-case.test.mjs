import { expect, test } from 'vitest'

import { countSnakeCase } from './snake-case.mjs'

test('names of the API stand in *.api.ts only', () => {
  expect([...countSnakeCase()]).toEqual([])
})
