import { EMPTY_BUILD, performanceOf, priceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { type Judged, verdictOf } from './verdict.ts'

const bike = toBuildableBike(sampleBike)
const prime: Judged = {
  shown: { bike, build: EMPTY_BUILD, size: null, colour: null },
  price: priceOf(bike, EMPTY_BUILD),
  performance: performanceOf(bike, EMPTY_BUILD),
}
const figures = prime.performance

test('a verdict names what a build does best against the other, at most three things', () => {
  const other = {
    ...prime,
    shown: { ...prime.shown, bike: { ...bike, leadDays: bike.leadDays / 2 } },
    price: { ...prime.price, totalCents: prime.price.totalCents - 100 },
    performance: { ...figures, suspension: 0, range: 100, weight: figures.weight * 0.8 },
  }
  expect(verdictOf(prime, [other])).toBe('Choose it if you want more suspension.')
  expect(verdictOf(other, [prime])).toBe(
    'Choose it if you want an earlier delivery, less weight and more range.',
  )
})

test('what isn’t shown is no reason: practicality above 100', () => {
  const most = { ...prime, performance: { ...figures, practicality: 100 } }
  expect(verdictOf({ ...most, performance: { ...figures, practicality: 104 } }, [most])).toBeNull()
})

test('the same build twice has no verdict', () => {
  expect(verdictOf(prime, [prime])).toBeNull()
})

test('among three, a verdict names what a build does better than both others', () => {
  const light = { ...prime, performance: { ...figures, weight: figures.weight * 0.8, range: 60 } }
  const far = { ...prime, performance: { ...figures, range: figures.range + 40, power: figures.power - 1 } }
  expect(verdictOf(far, [prime, light])).toBe('Choose it if you want the longest range.')
  expect(verdictOf(light, [prime, far])).toBe('Choose it if you want the lowest weight.')
  expect(verdictOf(prime, [light, far])).toBeNull()
})
