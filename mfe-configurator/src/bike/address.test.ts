import { expect, test } from 'vitest'

import { readChoice, withColour, withSize } from './address.ts'

const medium = { id: 12, name: 'M', riderFrom: 166, riderTo: 179, note: null }

test.each([
  ['', { size: null, colourId: null }],
  ['size=12&color=5', { size: medium, colourId: 5 }],
  ['size=99&color=5', { size: null, colourId: 5 }],
  ['size=12abc&color=red', { size: null, colourId: null }],
])('the address ?%s chooses %o', (query, choice) => {
  expect(readChoice(new URLSearchParams(query), [medium])).toEqual(choice)
})

test('another size forgets the colour, another colour keeps the size, and neither touches the rest', () => {
  const query = new URLSearchParams('mode=CNM&size=11&color=5')
  expect(withSize(query, 12).toString()).toBe('mode=CNM&size=12')
  expect(withColour(query, 6).toString()).toBe('mode=CNM&size=11&color=6')
})

test('a colour that was chosen before any size stays with the first size', () => {
  expect(withSize(new URLSearchParams('color=5'), 12).toString()).toBe('color=5&size=12')
})
