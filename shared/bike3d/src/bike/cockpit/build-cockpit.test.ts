import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { planBar } from './bar.ts'
import { buildCockpit } from './build-cockpit.ts'
import { buildDisplay } from './display.ts'

describe.each(BIKES)('the cockpit of %s', (bike) => {
  test.each(['flat', 'swept', 'carbon'] as const)('has a %s bar of a shape of its own', (bar) => {
    const piece = buildCockpit(planOf(bike, { bar }))
    expect(brokenIn(piece)).toBe(0)
    expect(trianglesIn(piece)).toBeLessThan(16_000)
  })

  test('is as wide on the left as on the right', () => {
    const grips = boundsOfPiece(
      buildCockpit(planOf(bike)),
      bike === 'nireeka-homie' ? 'gripBrown' : 'alloyDark',
    )
    expect(grips.min[2] + grips.max[2]).toBeCloseTo(0, 0)
  })

  test('sits above the head tube, higher on a larger bike', () => {
    const [small, large] = (['S', 'L'] as const).map((size) =>
      planBar(planOf(bike, {}, { size }).measures, { bike, bar: 'flat' }),
    )
    expect(large?.clamp[1]).toBeGreaterThan(small?.clamp[1] ?? Infinity)
  })
})

test('a touch display is larger, and both show their whole screen', () => {
  const heights = (['small', 'touch'] as const).map((display) => {
    const piece = buildDisplay(planOf('nyx', { display }))
    const screen = piece.meshes.find(({ material }) => material.startsWith('display'))
    const uv = [...(screen?.geometry.getAttribute('uv').array ?? [])]
    expect(Math.min(...uv)).toBeCloseTo(0, 5)
    expect(Math.max(...uv)).toBeCloseTo(1, 5)
    const { min, max } = boundsOfPiece(piece, 'display')
    return max[2] - min[2]
  })
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
})
