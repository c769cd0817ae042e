import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { buildFrontWheel, buildRearWheel } from './build-wheels.ts'

describe.each(BIKES)('the wheels of %s', (bike) => {
  test.each(['alloy', 'puncture-resistant', 'carbon'] as const)(
    'touch the ground with %s wheels',
    (wheels) => {
      for (const build of [buildFrontWheel, buildRearWheel]) {
        const piece = build(planOf(bike, { wheels }))
        expect(brokenIn(piece)).toBe(0)
        expect(Math.abs(boundsOfPiece(piece).min[1])).toBeLessThan(1)
      }
    },
  )

  test('stand at their axles and are as wide as their tyres', () => {
    const plan = planOf(bike)
    const { min, max } = boundsOfPiece(buildFrontWheel(plan), 'tyre')
    expect((min[0] + max[0]) / 2).toBeCloseTo(plan.measures.frontAxle[0], 0)
    expect(max[2] - min[2]).toBeCloseTo(plan.measures.tyreWidth, -1)
  })

  test('are light enough to be turned with a finger', () => {
    for (const build of [buildFrontWheel, buildRearWheel])
      expect(trianglesIn(build(planOf(bike, { drivetrain: 'belt-8' })))).toBeLessThan(20_000)
  })
})

test('stronger brakes have larger discs', () => {
  expect(heightOf('4-piston-203') - heightOf('2-piston-180')).toBeCloseTo(23, 0)
})

function heightOf(brakes: '2-piston-180' | '4-piston-203'): number {
  const { min, max } = boundsOfPiece(buildFrontWheel(planOf('nyx', { brakes })), 'steel')
  return max[1] - min[1]
}
