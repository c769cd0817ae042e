import { EMPTY_BUILD, performanceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { bestOf, lowestOf } from './best-of.ts'

const one = performanceOf(toBuildableBike(sampleBike), EMPTY_BUILD)

const ALL = [0, 1, 2]

test('more is better of all figures but the weight', () => {
  const two = { ...one, power: one.power + 50, weight: one.weight + 2000 }
  const three = { ...one, power: one.power + 20, weight: one.weight - 2000 }
  expect(bestOf('power', [one, two, three], 0, ALL)).toEqual([1])
  expect(bestOf('weight', [one, two, three], 0, ALL)).toEqual([2])
  expect(bestOf('weight', [two, one], 1, [0, 1])).toEqual([1])
})

test('all that share the best figure are best, and none where all show the same', () => {
  const two = { ...one, weight: one.weight + 1 }
  const slow = { ...one, range: one.range - 40 }
  expect(bestOf('range', [one, slow, two], 0, ALL)).toEqual([0, 2])
  expect(bestOf('weight', [one, two], 0, [0, 1])).toEqual([])
})

test('a column that is out of view isn’t counted', () => {
  const strong = { ...one, power: one.power + 50 }
  const two = { ...one, power: one.power + 20 }
  expect(bestOf('power', [one, two, strong], 0, [0, 1])).toEqual([1])
})

test('the lowest price is the best one', () => {
  expect(lowestOf([2990, 4490, 3490], ALL)).toEqual([0])
  expect(lowestOf([2990, 4490, 2990], ALL)).toEqual([0, 2])
  expect(lowestOf([2990, 2990], [0, 1])).toEqual([])
})
