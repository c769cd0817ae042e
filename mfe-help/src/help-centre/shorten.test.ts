import { expect, test } from 'vitest'

import { shorten } from './shorten.ts'

const LONG =
  'Fits Nireeka Homie. In size S, with the belt drive. Worn after about 20,000 km, or sooner where the bike stands outside.'

test('a long excerpt ends after a word, and without its punctuation', () => {
  expect(shorten(LONG)).toBe(
    'Fits Nireeka Homie. In size S, with the belt drive. Worn after about 20,000 km, or sooner where the bike stands…',
  )
  expect(shorten(`${LONG.slice(0, 79)} ${LONG}`)).toMatch(/with the belt drive…$|[^.,;:\s]…$/)
})

test('a short one is shown as it is, and one that was cut has one sign of it', () => {
  expect(shorten('It lasts.')).toBe('It lasts.')
  expect(shorten(`${'word '.repeat(22)}end… of it all`)).not.toMatch(/……$/)
})

test('a text without a space is cut all the same', () => {
  expect(shorten('x'.repeat(300))).toHaveLength(116)
})
