import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { buildBasket } from './basket.ts'
import { buildFenders } from './fenders.ts'
import { buildKickstand } from './kickstand.ts'
import { buildLights } from './lights.ts'
import { buildRack, rackPlatform } from './rack.ts'
import { buildAlarm, buildFrameLock, buildTracker } from './security.ts'
import { onStay } from './stay-line.ts'

const PIECES = {
  buildBasket,
  buildFenders,
  buildKickstand,
  buildLights,
  buildRack,
  buildAlarm,
  buildFrameLock,
  buildTracker,
}

describe.each(BIKES)('what can be mounted on %s', (bike) => {
  test.each(Object.entries(PIECES))('%s has no broken numbers and is light', (_, build) => {
    const piece = build(planOf(bike))
    expect(brokenIn(piece)).toBe(0)
    expect(trianglesIn(piece)).toBeLessThan(8_000)
  })

  test('the kickstand stands on the ground, on the left', () => {
    const { min, max } = boundsOfPiece(buildKickstand(planOf(bike)))
    expect(Math.abs(min[1])).toBeLessThan(1.5)
    expect(max[2]).toBeLessThan(0)
  })

  test('the fenders are the same on both sides and leave the tyres room', () => {
    const plan = planOf(bike)
    const { min, max } = boundsOfPiece(buildFenders(plan), 'paint')
    expect(min[2] + max[2]).toBeCloseTo(0, 1)
    expect(max[1]).toBeGreaterThan(plan.measures.wheelRadius * 2 + 4)
  })

  test('the rack lies over the rear wheel and its legs meet the stays', () => {
    const plan = planOf(bike)
    const { min, max } = boundsOfPiece(buildRack(plan))
    expect(rackPlatform(plan.measures).height).toBeGreaterThan(plan.measures.wheelRadius * 2 + 30)
    expect(min[1]).toBeLessThan(onStay(plan.measures, 46).at[1])
    expect(min[2] + max[2]).toBeCloseTo(0, 1)
  })
})

test('a bike without a rack has its tail light at the seat post', () => {
  expect(tailLight(false).max[1]).toBeGreaterThan(tailLight(true).max[1])
  expect(tailLight(false).min[0]).toBeGreaterThan(tailLight(true).max[0])
})

const tailLight = (rack: boolean) => boundsOfPiece(buildLights(planOf('nireeka-prime', { rack })), 'redLens')
