import { expect, test } from 'vitest'

import { searchUnits } from './search-units.ts'

const word = (typed: string, ...likely: string[]) => ({
  typed,
  likely: likely.length > 0 ? likely : [typed],
  isKnown: false,
})
const known = (typed: string) => ({ ...word(typed), isKnown: true })
const flat = { phrase: ['flat', 'tyre'], means: ['puncture'] }

test('each word is looked for by its beginning', () => {
  expect(searchUnits([word('brake'), word('pad')], [])).toEqual(["(('brake':*))", "(('pad':*))"])
})

test('a known word is looked for as a whole, unless it is the last one, which may go on', () => {
  expect(searchUnits([known('brake'), known('pad')], [])).toEqual(["(('brake'))", "(('pad':*))"])
})

test('a mistyped word is looked for by all that it may mean', () => {
  expect(searchUnits([word('fird', 'find', 'bird')], [])).toEqual(["(('find':* | 'bird':*))"])
})

test('a phrase is looked for by its words or by what it means, and the rest beside it', () => {
  expect(searchUnits([word('my'), word('flat'), word('tyre')], [flat])).toEqual([
    "(('my':*))",
    "(('flat':*) & ('tyre':*)) | ('puncture')",
  ])
})

test('a phrase that is being typed is taken for the whole', () => {
  expect(searchUnits([word('flat'), word('ty')], [flat])).toEqual(["(('flat':*) & ('ty':*)) | ('puncture')"])
})

test('a part of a phrase elsewhere means nothing', () => {
  expect(searchUnits([word('long'), word('flat')], [flat])).toEqual(["(('long':*))", "(('flat':*))"])
})
