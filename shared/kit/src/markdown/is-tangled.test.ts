import { expect, test } from 'vitest'

import { isTangled } from './is-tangled.ts'

const steps = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')

test.each([
  ['quotes', '> '.repeat(3000)],
  ['quotes without spaces', '>'.repeat(3000)],
  ['lists', '- '.repeat(3000)],
  ['numbered lists', '1. '.repeat(3000)],
  ['quotes and lists in turns', '> - 1) '.repeat(1000)],
  ['lists after harmless words', `Words before\n\n${'- '.repeat(31)}x`],
  ['lists a step further in on each line', steps],
  ['emphasis', '*a '.repeat(1000) + 'b*'.repeat(1000)],
  ['emphasis around brackets', '_( '.repeat(1000) + ')_ '.repeat(1000)],
  ['emphasis by one long run', `${'*'.repeat(5000)}a${'*'.repeat(5000)}`],
  ['words struck out', '~~a '.repeat(1000)],
  ['pictures', '!['.repeat(1000) + 'x' + '](/a)'.repeat(1000)],
])('a text that nests %s without end is tangled', (_, text) => {
  expect(isTangled(`${text}end`)).toBe(true)
})

test.each([
  ['quotes of quotes', '> > > > quoted four times'],
  ['a list in a list', '- a\n  - b\n    - c\n      - d\n        - e'],
  ['lines across', '- - -\n\n---\n\n***\n\n_ _ _ _ _ _'],
  ['a table of 100 rows', `| **a** | b_c |\n|---|---|\n${'| **1** | x_y |\n'.repeat(100)}`],
  ['many paragraphs with emphasis', '*Thanks*, **all**!\n\n'.repeat(2000)],
  ['a log full of names', 'a_name_in_a_log '.repeat(2000)],
  ['words far to the right', `${' '.repeat(200)}far to the right`],
])('%s can be read as Markdown', (_, text) => {
  expect(isTangled(text)).toBe(false)
})

test('a megabyte is checked at once', () => {
  const start = performance.now()
  for (const part of ['\n', ' ', 'a_', '-\t', '> a\n', '1']) isTangled(part.repeat(1e6 / part.length))
  expect(performance.now() - start).toBeLessThan(2000)
})
