import { EMPTY_BUILD, performanceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { betterOf, lowerOf } from './better-of.ts'

const one = performanceOf(toBuildableBike(sampleBike), EMPTY_BUILD)

test('more is better of all figures but the weight', () => {
  const two = { ...one, power: one.power + 50, weight: one.weight + 2000 }
  expect(betterOf('power', one, two, 0)).toBe('two')
  expect(betterOf('weight', one, two, 0)).toBe('one')
  expect(betterOf('weight', two, one, 1)).toBe('two')
})

test('neither is better where both show the same', () => {
  const two = { ...one, weight: one.weight + 1 }
  expect(betterOf('weight', one, two, 0)).toBeNull()
  expect(betterOf('range', one, two, 0)).toBeNull()
})

test('the lower price is the better one', () => {
  expect(lowerOf(4490, 2990)).toBe('two')
  expect(lowerOf(2990, 4490)).toBe('one')
  expect(lowerOf(2990, 2990)).toBeNull()
})
