import { expect, test } from 'vitest'

import { topicsFor } from './topics-for.ts'

const topic = (id: number, ...bikes: string[]) => ({ id, title: `Topic ${id}`, bikes })
const GROUPS = [
  { title: 'Battery', topics: [topic(1), topic(2), topic(3, 'nyx')] },
  { title: 'Configurator', topics: [topic(4, 'nireeka-homie', 'nyx'), topic(5)] },
  { title: 'Service', topics: [topic(6, 'nireeka-homie'), topic(7)] },
]
const ids = (...slugs: string[]) => topicsFor(GROUPS, slugs).map(({ id }) => id)

test('topics about a member’s bike come first, then the first of each group that is about every bike, but for choosing one', () => {
  expect(ids('nyx')).toEqual([3, 1, 7])
  expect(ids('nireeka-homie')).toEqual([6, 1, 7])
})

test('a member without a bike reads those about every bike, and about choosing one', () => {
  expect(ids()).toEqual([1, 5, 7])
})

test('three are enough', () => {
  const groups = Array.from({ length: 9 }, (_, index) => ({
    title: `Group ${index}`,
    topics: [topic(index)],
  }))
  expect(topicsFor(groups, [])).toHaveLength(3)
})
