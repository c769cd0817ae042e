import { RAL_COLOURS } from '@nireeka/bike3d'
import { expect, test } from 'vitest'

import { familyOf, findRal, knownCodes } from './ral.ts'

test.each([
  ['502', /^502/],
  ['RAL 50', /^50/],
  ['ral9', /^9/],
])('%s finds codes that begin so', (typed, codes) => {
  const found = findRal(RAL_COLOURS, typed)
  expect(found.length).toBeGreaterThan(1)
  for (const { code } of found) expect(code).toMatch(codes)
})

test('a colour’s word finds its family', () => {
  const found = findRal(RAL_COLOURS, 'Blue')
  expect(found.length).toBeGreaterThan(20)
  for (const { code } of found) expect(familyOf(code)).toBe('Blue')
  expect(findRal(RAL_COLOURS, 'plaid')).toEqual([])
})

test.each<[string, string[], string[]]>([
  ['a known code', ['RAL 5024'], ['5024']],
  ['half a code', ['50'], []],
  ['a code that RAL never gave', ['5999'], []],
  ['two known ones', ['5024', 'ral 9001'], ['5024', '9001']],
  ['the second one alone', ['', '9001'], []],
  ['the first one alone', ['5024', '90'], ['5024']],
])('of %s the build gets what is known', (_what, typed, codes) => {
  expect(knownCodes(RAL_COLOURS, typed)).toEqual(codes)
})
