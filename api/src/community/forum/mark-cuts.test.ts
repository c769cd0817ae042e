import { expect, test } from 'vitest'

import { markCuts } from './mark-cuts.ts'

const TEXT = 'My brakes squeal in the rain. New pads helped.'
const cut = (...texts: string[]) =>
  markCuts(
    texts.map((text) => ({ text, is_match: text === 'squeal' })),
    TEXT,
  )
    .map(({ text }) => text)
    .join('')

test('an excerpt shows where the text goes on', () => {
  expect(cut('My brakes ', 'squeal', ' in the rain.')).toBe('My brakes squeal in the rain. …')
  expect(cut('brakes ', 'squeal', ' in')).toBe('…brakes squeal in…')
  expect(cut('squeal', ' in the rain. New pads helped.')).toBe('…squeal in the rain. New pads helped.')
})

test('a whole text has no cuts, and nothing is nothing', () => {
  expect(cut('My brakes ', 'squeal', ' in the rain. New pads helped.')).toBe(TEXT)
  expect(cut()).toBe('')
})
