import { expect, test } from 'vitest'

import { findListedWord, type ListedWord } from './word-list.ts'

const LIST: ListedWord[] = [
  { word: 'viagra', action: 'hold' },
  { word: 'ass', action: 'hold' },
  { word: 'cheap watches', action: 'refuse' },
  { word: 'c++', action: 'hold' },
]

test.each([
  ['Buy viagra now', 'viagra'],
  ['VIAGRA!', 'viagra'],
  ['vi\u200Bag\u00ADra', 'viagra'],
  ['víágrà', 'viagra'],
  ['ｖｉａｇｒａ', 'viagra'],
  ['viаgrа with Cyrillic letters', 'viagra'],
  ['vi**ag**ra', 'viagra'],
  ['vi&#97;gra and vi&shy;agra', 'viagra'],
  ['vi&#x61;gra', 'viagra'],
  ['Cheap\n watches', 'cheap watches'],
  ['I write C++.', 'c++'],
])('%s has %s', (text, word) => {
  expect(findListedWord(text, LIST)?.word).toBe(word)
})

test.each(['A classic assembly', 'viagrande', 'cheaper watches', 'Passenger', '', '&#0;&#99999999;'])(
  '%s has none',
  (text) => {
    expect(findListedWord(text, LIST)).toBeNull()
  },
)

test('of two words the stricter one decides', () => {
  expect(findListedWord('viagra and cheap watches', LIST)?.action).toBe('refuse')
})
