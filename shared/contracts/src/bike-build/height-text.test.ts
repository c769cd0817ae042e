import { expect, test } from 'vitest'

import { heightText } from './height-text.ts'

test.each([
  [170, '170 cm, 5 ft 7 in'],
  [183, '183 cm, 6 ft 0 in'],
])('a height of %i cm is told in both units', (cm, told) => {
  expect(heightText(cm)).toBe(told)
})
