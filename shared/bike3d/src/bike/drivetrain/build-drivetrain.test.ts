import { describe, expect, test } from 'vitest'

import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { beltPath } from './belt-path.ts'
import { buildDrivetrain } from './build-drivetrain.ts'
import { buildCranks } from './cranks.ts'
import { CHAIN_PITCH } from './drive-plan.ts'

describe.each(['derailleur-10', 'derailleur-12', 'belt-8'] as const)('%s', (drivetrain) => {
  const plan = planOf('nireeka-prime', { drivetrain })

  test('reaches from the bottom bracket to the rear axle', () => {
    const piece = buildDrivetrain(plan)
    const { min, max } = boundsOfPiece(piece)
    expect(brokenIn(piece)).toBe(0)
    expect(max[0]).toBeGreaterThan(60)
    expect(min[0]).toBeLessThan(plan.measures.rearAxle[0] - 40)
    expect(min[1]).toBeGreaterThan(80)
  })

  test('is light enough to be turned with a finger', () => {
    expect(trianglesIn(buildDrivetrain(plan))).toBeLessThan(24_000)
    expect(trianglesIn(buildCranks(plan))).toBeLessThan(11_500)
  })

  test('turns cranks whose pedals are equally far from the middle', () => {
    const cranks = buildCranks(plan)
    const { min, max } = boundsOfPiece(cranks)
    expect(brokenIn(cranks)).toBe(0)
    expect(min[2] + max[2]).toBeCloseTo(0, 0)
    expect(max[0] - min[0]).toBeGreaterThan(400)
  })
})

test('a chain has as many links as fit between its pulleys, wide and narrow in turn', () => {
  const steps = beltPath(
    [
      { centre: [0, 0], radius: 80, isClockwise: true },
      { centre: [-450, 0], radius: 40, isClockwise: true },
    ],
    CHAIN_PITCH,
  )
  expect(steps.length % 2).toBe(0)
  const length = 2 * Math.sqrt(450 ** 2 - 40 ** 2) + Math.PI * 120 + 2 * Math.asin(40 / 450) * 40
  expect(steps.length * CHAIN_PITCH).toBeCloseTo(length, -2)
})
