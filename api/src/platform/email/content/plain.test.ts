import { expect, test } from 'vitest'

import { greeting, manyLines, oneLine } from './plain.ts'

test.each([
  ['Rita\r\nBcc: all@example.com', 'Rita Bcc: all@example.com'],
  ['Rita\u2028\u0000\u0085 Rider', 'Rita Rider'],
  ['  a \t b\n\nc ', 'a b c'],
  ['gnp.\u202Eexe', 'gnp.exe'],
  ['👩‍🔧 Ōsaka', '👩‍🔧 Ōsaka'],
])('%j in one line is %j', (words, line) => {
  expect(oneLine(words)).toBe(line)
})

test('a line that is too long ends with an ellipsis, and no letter is cut in two', () => {
  expect(oneLine('🚲'.repeat(10), 4)).toBe('🚲🚲🚲…')
})

test('lines of a text stay lines', () => {
  expect(manyLines('one\r\n\r\ntwo\rthree\u0007\u202E')).toBe('one\n\ntwo\nthree')
})

test.each(['Rita', 'Jean-Luc O’Brien', '李小龍', '<b>Rita</b>'.replace('/', ''), 'J. R.'])(
  'the name %j is greeted',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`)
  },
)

test.each([
  '',
  '  ',
  'http://evil.example',
  'evil.example',
  'Win at www evil.example/now',
  'write to me@evil.example',
  'x'.repeat(41),
])('a name that is no name, %j, is left out', (name) => {
  expect(greeting(name)).toBe('Hello,')
})
