import { expect, test } from 'vitest'

import { BIKES } from '../configuration/catalogue.ts'
import { measuresOf, sizesOf } from './measures.ts'

const every = BIKES.flatMap((bike) => sizesOf(bike).map((size) => measuresOf(bike, size)))

test('both wheels stand on the ground', () => {
  for (const { rearAxle, frontAxle, wheelRadius } of every)
    expect([rearAxle[1], frontAxle[1]]).toEqual([wheelRadius, wheelRadius])
})

test('a larger size has more reach, more stack and a longer wheelbase', () => {
  for (const bike of BIKES) {
    const sizes = sizesOf(bike).map((size) => measuresOf(bike, size))
    sizes.slice(1).forEach((larger, i) => {
      const smaller = sizes[i]
      if (!smaller) throw new Error('There is a size before it.')
      expect(larger.reach).toBeGreaterThan(smaller.reach)
      expect(larger.stack).toBeGreaterThan(smaller.stack)
      expect(larger.wheelbase).toBeGreaterThan(smaller.wheelbase)
    })
  }
})

test.each([
  ['nireeka-prime', 'S', 428, 1170],
  ['nireeka-prime', 'M', 452, 1199],
  ['nireeka-prime', 'L', 476, 1230],
  ['nireeka-prime', 'XL', 502, 1262],
  ['nireeka-homie', 'S', 362, 1087],
  ['nireeka-homie', 'M', 378, 1110],
  ['nireeka-homie', 'L', 395, 1134],
  ['nyx', 'S', 382, 1039],
  ['nyx', 'M', 398, 1061],
  ['nyx', 'L', 416, 1087],
] as const)('%s in size %s has its reach and wheelbase', (bike, size, reach, wheelbase) => {
  const measures = measuresOf(bike, size)
  expect([Math.round(measures.reach), Math.round(measures.wheelbase)]).toEqual([reach, wheelbase])
})

test('the front axle is the fork’s length and offset away from its crown', () => {
  for (const { crown, frontAxle, axleToCrown, forkOffset } of every)
    expect(Math.hypot(crown[0] - frontAxle[0], crown[1] - frontAxle[1])).toBeCloseTo(
      Math.hypot(axleToCrown, forkOffset),
    )
})

test('a size that a bike is not built in fails with both names', () => {
  expect(() => measuresOf('nyx', 'XL')).toThrow('nyx is not built in size XL.')
})
