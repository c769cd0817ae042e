import { expect, test } from 'vitest'

import { firstSentence } from './first-sentence.ts'

test('a card has the first sentence of the description', () => {
  expect(firstSentence('Reads from 0.5 bar. Fits both kinds of valve.')).toBe('Reads from 0.5 bar.')
  expect(firstSentence('Five litres in front of you.')).toBe('Five litres in front of you.')
  expect(firstSentence('')).toBe('')
})
