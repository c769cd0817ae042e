import { expect, test } from 'vitest'

import { topicsFor } from './topics-for.ts'

const topic = (id: number, ...bikes: string[]) => ({ id, title: `Topic ${id}`, bikes })
const GROUPS = [
  { topics: [topic(1), topic(2), topic(3, 'nyx')] },
  { topics: [topic(4, 'nireeka-homie'), topic(5)] },
]
const ids = (...slugs: string[]) => topicsFor(GROUPS, slugs).map(({ id }) => id)

test('topics about a member’s bike come first, then the first of each group that is about every bike', () => {
  expect(ids('nyx')).toEqual([3, 1, 5])
})

test('a member without a bike reads those about every bike', () => {
  expect(ids()).toEqual([1, 5])
})

test('three are enough', () => {
  const groups = Array.from({ length: 9 }, (_, index) => ({ topics: [topic(index)] }))
  expect(topicsFor(groups, [])).toHaveLength(3)
})
