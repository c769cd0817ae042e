import { expect, test } from 'vitest'

import { matchParts } from './match-parts.ts'

const marked = (text: string, typed: string) =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Brake pad', 'bra', '[Bra]ke pad'],
  ['Brake pad', ' pad  brake ', '[Brake] [pad]'],
  ['Brake pad', '', 'Brake pad'],
  ['Brake pad', 'lever', 'Brake pad'],
  ['Bolt (M5)', '(m', 'Bolt [(M]5)'],
  ['aaa', 'a', '[a][a][a]'],
])('in “%s” the typed “%s” is marked: %s', (text, typed, result) => {
  expect(marked(text, typed)).toBe(result)
})
