import { expect, test } from 'vitest'

import { markWords } from './mark-words.ts'

const marked = (text: string, q: string) =>
  markWords(text, q)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  [
    'Clean it and oil the chain. A belt needs nothing.',
    'belt',
    'Clean it and oil the chain. A [belt] needs nothing.',
  ],
  ['Belt, or belts?', 'BELTS', '[Belt], or [belts]?'],
  ['Charging the battery', 'charged', '[Charging] the battery'],
  ['E15: no signal', 'e15', '[E15]: no signal'],
  ['A brake that brakes', 'a brake', 'A [brake] that [brakes]'],
  ['Nothing here', '…', 'Nothing here'],
  ['', 'belt', ''],
])('in “%s”, “%s” is marked: %s', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected)
})
