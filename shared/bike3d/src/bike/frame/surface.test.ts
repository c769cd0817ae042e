import { expect, test } from 'vitest'

import { sphere } from '../../fields/field.ts'
import { leave } from './surface.ts'

const ball = sphere([10, 0, 0], 50)

test('the way out of a solid ends on its surface, which looks away from it', () => {
  const { place, normal } = leave(ball, [10, 0, 0], [0, 2, 0])
  expect(place[1]).toBeCloseTo(50, 1)
  expect(normal[1]).toBeCloseTo(1, 3)
})

test('a point outside has no way out', () => {
  expect(() => leave(ball, [100, 0, 0], [0, 1, 0])).toThrow('100, 0, 0')
})
