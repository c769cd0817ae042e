import { EMPTY_BUILD, performanceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { bestOf, lowestOf } from './best-of.ts'

const one = performanceOf(toBuildableBike(sampleBike), EMPTY_BUILD)

test('more is better of all figures but the weight', () => {
  const two = { ...one, power: one.power + 50, weight: one.weight + 2000 }
  const three = { ...one, power: one.power + 20, weight: one.weight - 2000 }
  expect(bestOf('power', [one, two], 0)).toBe(1)
  expect(bestOf('power', [one, two, three], 0)).toBe(1)
  expect(bestOf('weight', [one, two], 0)).toBe(0)
  expect(bestOf('weight', [two, one], 1)).toBe(1)
  expect(bestOf('weight', [one, two, three], 0)).toBe(2)
})

test('none is best where several show the same', () => {
  const two = { ...one, weight: one.weight + 1 }
  const slow = { ...one, range: one.range - 40 }
  expect(bestOf('weight', [one, two], 0)).toBeNull()
  expect(bestOf('range', [one, two], 0)).toBeNull()
  expect(bestOf('range', [one, slow, two], 0)).toBeNull()
})

test('the lowest price is the best one', () => {
  expect(lowestOf([4490, 2990])).toBe(1)
  expect(lowestOf([2990, 4490, 3490])).toBe(0)
  expect(lowestOf([2990, 2990])).toBeNull()
  expect(lowestOf([2990, 4490, 2990])).toBeNull()
})
