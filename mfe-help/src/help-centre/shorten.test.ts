import { expect, test } from 'vitest'

import { shorten } from './shorten.ts'

const FIRST = 'Fits Nireeka Homie. In size S, with the belt drive.'
const LONG = `${FIRST} Worn after about 20,000 km, or sooner where the bike stands outside, in rain, in snow and in the salt of the roads, all year.`

test('a long excerpt ends with its last whole sentence', () => {
  expect(shorten(LONG)).toBe(FIRST)
  expect(shorten(LONG, 'belt')).toBe(FIRST)
})

test('what is searched stays in it, though its sentence has no room', () => {
  expect(shorten(LONG, 'worn')).toBe(
    `${FIRST} Worn after about 20,000 km, or sooner where the bike stands outside, in rain…`,
  )
})

test.each([
  [
    '… A belt only needs a rinse. Bolts settle. Check stem (5 Nm) and…',
    'A belt only needs a rinse. Bolts settle.',
  ],
  ['… in sizes S and M. The belt needs nothing. Charge…', '… in sizes S and M. The belt needs nothing.'],
  ['Keep it dry at 5 to 20 degrees, in a hallway,…', 'Keep it dry at 5 to 20 degrees, in a hallway…'],
  ['It lasts.', 'It lasts.'],
  ['', ''],
  ['Which string? The new belt before it goes on', 'Which string? The new belt before it goes on…'],
])('one that the server cut begins and ends at a sentence where it can', (text, excerpt) => {
  expect(shorten(text, 'belt')).toBe(excerpt)
})

test('a text without a space is cut all the same', () => {
  expect(shorten('x'.repeat(300))).toHaveLength(131)
})
