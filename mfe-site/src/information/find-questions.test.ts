import { expect, test } from 'vitest'

import { inColumns } from './find-questions.ts'

const groups = (...counts: number[]) =>
  counts.map((count, id) => ({ id, questions: Array.from({ length: count }, () => null) }))
const ids = (...counts: number[]) => inColumns(groups(...counts)).map((column) => column.map(({ id }) => id))

test('the groups of questions stand in two columns of about the same length, in their order', () => {
  expect(ids(5, 7, 4, 4, 5)).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
  expect(ids(2, 1)).toEqual([[0], [1]])
})

test('a single group has one column, and none has none', () => {
  expect(ids(3)).toEqual([[0]])
  expect(ids()).toEqual([])
})
