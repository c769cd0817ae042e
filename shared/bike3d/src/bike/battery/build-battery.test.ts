import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { brokenIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { beamOf } from '../frame/beam.ts'
import { frameField } from '../frame/frame-field.ts'
import { buildBattery } from './build-battery.ts'
import { doorOf, outlineOf } from './door.ts'
import { buildSecondBattery } from './second-battery.ts'

test('a larger battery has a longer door', () => {
  const lengths = ([504, 560, 672, 840] as const).map((battery) => {
    const { from, to } = doorOf({ bike: 'nireeka-prime', battery })
    return to - from
  })
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
})

describe.each(BIKES)('on %s', (bike) => {
  test("the door's gap lies on the frame", () => {
    const { measures, shape } = planOf(bike)
    const field = frameField(measures)
    const outline = outlineOf(beamOf(measures, field), doorOf(shape), 8)
    for (const { place } of outline) expect(Math.abs(field(...place))).toBeLessThan(0.3)
  })

  test('what shows of the battery has no number that is none', () => {
    expect(brokenIn(buildBattery(planOf(bike)))).toBe(0)
  })
})

test('a second battery stands above the down tube, none is nothing', () => {
  expect(buildSecondBattery(planOf('nyx')).meshes).toEqual([])
  const plan = planOf('nireeka-prime', { secondBattery: 'dual' })
  const field = frameField(plan.measures)
  const pack = buildSecondBattery(plan).meshes.find(({ material }) => material === 'satin')
  const numbers = [...(pack?.geometry.getAttribute('position').array ?? [])]
  const distances = numbers.flatMap((x, i) =>
    i % 3 === 0 ? field(x, numbers[i + 1] ?? 0, numbers[i + 2] ?? 0) : [],
  )
  expect(Math.min(...distances)).toBeGreaterThan(2)
})
