import { expect, test } from 'vitest'

import { speedChoices, speedText } from './speeds.ts'

test.each([
  [25, false, '25 km/h'],
  [25, true, '16 mph'],
  [32, true, '20 mph'],
  [45, true, '28 mph'],
])('%i km/h, imperial %s: %s', (kmh, isImperial, text) => {
  expect(speedText(kmh, isImperial)).toBe(text)
})

test.each([
  [45, 25, [6, 10, 15, 20, 25, 32, 45]],
  [25, 25, [6, 10, 15, 20, 25]],
  [30, 18, [6, 10, 15, 18, 20, 25, 30]],
])('with %i km/h allowed and %i set one chooses among %j', (most, present, choices) => {
  expect(speedChoices(most, present)).toEqual(choices)
})
