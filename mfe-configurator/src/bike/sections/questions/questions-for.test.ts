import { expect, test } from 'vitest'

import { questionsFor } from './questions-for.ts'

const topic = (id: number, ...bikes: string[]) => ({ id, title: `Topic ${id}`, bikes })
const ids = (...groups: Array<ReturnType<typeof topic>[]>) =>
  questionsFor(
    groups.map((topics) => ({ topics })),
    'nyx',
  ).map(({ id }) => id)

test('topics that name the bike come first, then others of their groups that are about every bike', () => {
  expect(ids([topic(1), topic(2, 'nyx'), topic(3, 'nireeka-homie')], [topic(4)], [topic(5, 'nyx')])).toEqual([
    2, 5, 1,
  ])
})

test('eight are enough', () => {
  expect(ids([topic(1, 'nyx'), ...Array.from({ length: 20 }, (_, index) => topic(index + 2))])).toHaveLength(
    8,
  )
})

test('a bike that no topic names has no questions', () => {
  expect(ids([topic(1), topic(2)])).toEqual([])
})
