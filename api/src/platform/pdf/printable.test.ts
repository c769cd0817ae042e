import { expect, test } from 'vitest'

import { openFonts } from './fonts.ts'
import { printable } from './printable.ts'

const { has } = await openFonts()

test.each([
  ['Zażółć Gęślą-Jaźń, Ærøskøbing 5, Gießen', 'Zażółć Gęślą-Jaźń, Ærøskøbing 5, Gießen'],
  ['Ελένη Παπαδάκη, ул. Ленина, Nguyễn', 'Ελένη Παπαδάκη, ул. Ленина, Nguyễn'],
  // The input has a combining diaeresis, and is printed as the precomposed letter.
  ['Zoe\u0308', 'Zoë'],
  ['李小龍 Street', '□□□ Street'],
  ['Rita 👩‍🔧', 'Rita □'],
  ['ﬁx', 'fix'],
  ['a\u0000b\nc\u202Ed', 'a b cd'],
])('%j is printed as %j', (words, line) => {
  expect(printable(words, has)).toBe(line)
})
