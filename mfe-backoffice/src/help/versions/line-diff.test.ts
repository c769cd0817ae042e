import { expect, test } from 'vitest'

import { diffLines } from './line-diff.ts'

const SIGNS = { same: ' ', removed: '-', added: '+' }
const diff = (before: string, after: string) =>
  diffLines(before.split('\n'), after.split('\n')).map(({ kind, text }) => `${SIGNS[kind]}${text}`)

test.each([
  ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nb', 'a\nb\nc', [' a', ' b', '+c']],
  ['a\nb\nc', 'c', ['-a', '-b', ' c']],
  ['a\nb\nc\nd', 'b\nx\nd\ne', ['-a', ' b', '-c', '+x', ' d', '+e']],
  ['a\na', 'a', [' a', '-a']],
])('%j and %j have in common what they can', (before, after, lines) => {
  expect(diff(before, after)).toEqual(lines)
})

const many = (letter: string) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`)

test('texts that are too long to compare are replaced between their common ends', () => {
  const lines = diffLines(['first', ...many('a'), 'last'], ['first', ...many('b'), 'last'])
  expect(lines.slice(0, 2)).toEqual([
    { kind: 'same', text: 'first' },
    { kind: 'removed', text: 'a0' },
  ])
  expect(lines).toHaveLength(6002)
})
