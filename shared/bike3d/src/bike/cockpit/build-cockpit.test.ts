import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { onSteering } from '../measures.ts'
import { planBar } from './bar.ts'
import { buildCockpit } from './build-cockpit.ts'
import { buildDisplay } from './display.ts'
import { hoseWay, sleeveOf } from './hoses.ts'

/** The radii of the covers at the height at which the hoses enter, in millimetres. */
const [NARROWEST_COVER, WIDEST_COVER] = [23, 27]

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

  test.each([7, 13])(
    'a hose ends inside the headset’s cover, and its sleeve reaches out of it (%i mm aside)',
    (apart) => {
      const { tools, measures, shape } = planOf(bike)
      const bar = planBar(measures, shape)
      const way = hoseWay(measures, bar, { start: [bar.clamp[0], bar.clamp[1], 200], side: 1, apart })
      const axis = onSteering(measures, measures.headLength)
      const fromAxis = ([x, y, z]: readonly number[]) => {
        const [ahead, up] = measures.forward
        return Math.hypot(((x ?? 0) - axis[0]) * ahead + ((y ?? 0) - axis[1]) * up, z ?? 0)
      }
      const { array } = sleeveOf(tools, way).getAttribute('position')
      const distances = Array.from({ length: array.length / 3 }, (_, i) =>
        fromAxis(Array.from(array.slice(i * 3, i * 3 + 3))),
      )
      expect(fromAxis(way.at(-1) ?? [])).toBeLessThan(NARROWEST_COVER)
      expect(Math.min(...distances)).toBeLessThan(NARROWEST_COVER)
      expect(Math.max(...distances)).toBeGreaterThan(WIDEST_COVER)
    },
  )

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
