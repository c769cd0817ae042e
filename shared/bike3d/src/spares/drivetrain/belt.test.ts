import { expect, test } from 'vitest'

import { createTools } from '../../tools.ts'
import { boundsOf } from '../pose.ts'
import { bean, buildBelt } from './belt.ts'

test('a belt is wide enough to be recognised in a list', () => {
  const { min, max } = boundsOf(buildBelt(createTools('live')))
  const across = Math.max(max.x - min.x, max.z - min.z)
  expect((max.y - min.y) / across).toBeGreaterThan(0.04)
})

test('the strands of a belt that is curled up don’t touch', () => {
  const count = 240
  const way = bean(100).getSpacedPoints(count).slice(0, count)
  const gaps = way.flatMap((one, i) =>
    way
      .filter((_, k) => Math.min(Math.abs(i - k), count - Math.abs(i - k)) > 30)
      .map((other) => one.distanceTo(other)),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(30)
})
