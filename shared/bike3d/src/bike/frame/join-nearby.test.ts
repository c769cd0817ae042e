import { expect, test } from 'vitest'

import { join, sphere } from '../../fields/field.ts'
import { joinNearby } from './join-nearby.ts'

test('near a surface it says the same as a join that asks every part', () => {
  const parts = [0, 60, 120, 400].map((x) => ({ field: sphere([x, 0, 0], 34), k: 14 }))
  const [all, near] = [join(parts), joinNearby(parts)]
  for (let x = -50; x < 460; x += 3.7)
    for (const y of [0, 12, 20, 28, 34, 38]) {
      const [expected, distance] = [all(x, y, 3), near(x, y, 3)]
      const isClose = Math.abs(expected) < 12
      expect(isClose ? distance : Math.sign(distance)).toBeCloseTo(
        isClose ? expected : Math.sign(expected),
        9,
      )
    }
})
