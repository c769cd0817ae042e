import { Vector3 } from 'three'
import { describe, expect, test } from 'vitest'

import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { buildFork } from './build-fork.ts'
import { SUSPENSION } from './fork-model.ts'
import { intoBike } from './fork-space.ts'
import { lowersField, topOfLowers } from './lowers.ts'

const FORKS: [BikeSlug, BikeShape['fork']][] = [
  ['nireeka-prime', 'travel-100'],
  ['nireeka-prime', 'travel-130'],
  ['nireeka-homie', 'travel-50'],
  ['nireeka-homie', 'travel-80'],
  ['nyx', 'rigid'],
  ['nyx', 'travel-40'],
]
describe.each(FORKS)('on %s the fork %s', (bike, fork) => {
  const plan = planOf(bike, { fork })
  const piece = buildFork(plan)

  test('holds the front axle and reaches the head tube, within its share of the live budget', () => {
    expect(brokenIn(piece)).toBe(0)
    const { min, max } = boundsOfPiece(piece)
    const { frontAxle, crown } = plan.measures
    expect(max[1]).toBeGreaterThan(crown[1])
    expect(min[1]).toBeLessThan(frontAxle[1])
    expect(min[1]).toBeGreaterThan(frontAxle[1] - 30)
    expect(trianglesIn(piece)).toBeLessThan(12_000)
  })
})

test('more travel shows more of the stanchions', () => {
  const { measures } = planOf('nireeka-prime')
  const [short, long] = [
    topOfLowers(measures, SUSPENSION['travel-100']),
    topOfLowers(measures, SUSPENSION['travel-130']),
  ]
  expect(short - long).toBe(30)
})

test('the arch stays clear of the turning tyre', () => {
  const { measures } = planOf('nireeka-prime')
  const field = lowersField(measures, SUSPENSION['travel-130'])
  for (let angle = 1; angle < 2.2; angle += 0.05) {
    const radius = measures.wheelRadius + 3
    const x = measures.forkOffset + Math.cos(angle) * radius
    expect(field(x, Math.sin(angle) * radius, 0)).toBeGreaterThan(0)
  }
})

test("the fork's own space ends at the bike's crown", () => {
  const { measures } = planOf('nyx')
  const crown = new Vector3(0, measures.axleToCrown, 0).applyMatrix4(intoBike(measures))
  expect(crown.x).toBeCloseTo(measures.crown[0], 6)
  expect(crown.y).toBeCloseTo(measures.crown[1], 6)
})
