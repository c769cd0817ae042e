import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleBike } from '../sample-bike.ts'
import { choiceOf, firstStep, readStep, stepAfter, STEPS, stepsFor, withStep } from './steps.ts'

const bike = toBuildableBike(sampleBike)
const owned = { ...bike, owned: [303] }

test('each step says what was chosen in it', () => {
  const builder = sampleBuilder({
    build: buildOf([703, 105, 303, 2001], { sizeId: 12, colourId: 5 }),
  })
  expect(STEPS.map((step) => choiceOf(step, builder))).toEqual([
    'M',
    'Midnight Pearl',
    '1 change',
    '2 upgrades',
    '1 extra',
    null,
  ])
})

test('before anything is chosen no step is done', () => {
  expect(STEPS.map((step) => choiceOf(step, sampleBuilder()))).toEqual(STEPS.map(() => null))
})

test('an owned bike has its size and its colour', () => {
  expect(stepsFor(owned)).toEqual(['components', 'upgrades', 'accessories', 'summary'])
  expect(readStep(new URLSearchParams('step=size'), stepsFor(owned))).toBeNull()
})

test.each([
  [bike, null, 'size'],
  [bike, 12, 'colour'],
  [owned, 12, 'upgrades'],
])('who is sent to no step begins with what is open', (of, sizeId, step) => {
  expect(firstStep(of, { sizeId })).toBe(step)
})

test('the steps follow each other to the summary', () => {
  expect(STEPS.map((step) => stepAfter(bike, step))).toEqual([...STEPS.slice(1), null])
  expect(stepAfter(owned, 'accessories')).toBe('summary')
})

test('the address names the step and keeps the rest', () => {
  const query = withStep(new URLSearchParams('build=1-c&step=size'), 'summary')
  expect(query.toString()).toBe('build=1-c&step=summary')
  expect(readStep(query, STEPS)).toBe('summary')
})
