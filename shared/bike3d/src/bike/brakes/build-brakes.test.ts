import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { buildFrontBrake, buildRearBrake } from './build-brakes.ts'

describe.each(BIKES)('the brakes of %s', (bike) => {
  test.each(['2-piston-180', '4-piston-203'] as const)('sit on the left, around the %s disc', (brakes) => {
    const plan = planOf(bike, { brakes, fork: bike === 'nyx' ? 'rigid' : 'travel-50' })
    for (const build of [buildFrontBrake, buildRearBrake]) {
      const piece = build(plan)
      const { max } = boundsOfPiece(piece, 'blackGloss')
      expect(brokenIn(piece)).toBe(0)
      expect(max[2]).toBeLessThan(-14)
      expect(trianglesIn(piece)).toBeLessThan(7_500)
    }
  })

  test('have pads on both sides of the disc', () => {
    const plan = planOf(bike)
    const { min, max } = boundsOfPiece(buildFrontBrake(plan), 'friction')
    expect((min[2] + max[2]) / 2).toBeCloseTo(14 - plan.measures.frontHub, 1)
  })
})
