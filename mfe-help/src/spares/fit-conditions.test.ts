import { expect, test } from 'vitest'

import { fitConditions } from './fit-conditions.ts'

test('a note about the bikes is a condition, without what it says about the number to buy', () => {
  const limits =
    'Standard on the Nyx. Fits Prime and Homie only with the 4-piston brakes, which are an upgrade.'
  expect(fitConditions(`${limits} You need one set per brake.`)).toBe(limits)
  expect(fitConditions('In sizes M and L, with the belt drive. Worn after about 20,000 km.')).toBe(
    'In sizes M and L, with the belt drive.',
  )
})

test('a note about something else is none', () => {
  expect(fitConditions('Send the serial number with your order: it goes onto the plate.')).toBe('')
  expect(fitConditions(null)).toBe('')
})
