import { expect, test } from 'vitest'

import { countMatches, withoutTests } from './counts.mjs'

const WIRE_NAME = /\b[a-z]+(?:_[a-z0-9]+)+\b/g

test('what stands in a comment or a text is no use of a name', () => {
  const text =
    "/** user_name of the API */\n// is_admin\nconst label = 'user_name'\nconst { user_name } = wire\n"
  expect(countMatches([{ file: 'a.ts', text }], WIRE_NAME)).toEqual([{ file: 'a.ts', count: 1 }])
})

test('a file without such a place isn’t listed, and tests and samples aren’t counted', () => {
  expect(countMatches([{ file: 'a.ts', text: 'const userName = 1' }], WIRE_NAME)).toEqual([])
  const files = ['a.test.ts', 'sample-bike.ts', 'src/testing/b.ts', 'c.ts'].map((file) => ({
    file,
    text: '',
  }))
  expect(withoutTests(files).map(({ file }) => file)).toEqual(['c.ts'])
})
