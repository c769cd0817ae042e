import { expect, test } from 'vitest'

import { firstSentences } from './first-sentences.ts'

test('the first sentences are plain text, without headings and tables', () => {
  const text =
    '## Winter\n\nTake the **battery** [indoors](/x). Keep it dry.\n\n| a | b |\n|---|---|\n\nRide on.'
  expect(firstSentences(text)).toBe('Take the battery indoors. Keep it dry. Ride on.')
})

test('items of lists end as sentences', () => {
  expect(firstSentences('You need:\n\n1. A pump\n2. A cloth.\n- 20 minutes')).toBe(
    'You need: A pump. A cloth. 20 minutes.',
  )
})

test('sentences are whole, and a number in one doesn’t end it', () => {
  const shown = firstSentences('Inflate it to 2.5 bar. '.repeat(30))
  expect(shown).toMatch(/^(Inflate it to 2\.5 bar\. )+Inflate it to 2\.5 bar\.$/)
  expect(shown.length).toBeLessThanOrEqual(320)
})

test('of one very long sentence the beginning is shown, cut between two words', () => {
  const shown = firstSentences('on and '.repeat(80))
  expect(shown).toMatch(/^(on and )+on(?: and)?…$/)
  expect(shown.length).toBeLessThanOrEqual(321)
})

test('a text without a sentence has none', () => {
  expect(firstSentences('# Title\n\n| a | b |')).toBe('')
})
