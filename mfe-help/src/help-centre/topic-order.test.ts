import { expect, test } from 'vitest'

import { mostHelpfulLast } from './topic-order.ts'

const topic = (id: number) => ({ id, title: `Article ${id}`, bikes: [] })

test('an article that is most helpful stands after the others of its topic, which keep their order', () => {
  const ordered = mostHelpfulLast({
    groups: [{ id: 1, title: 'Battery', topics: [topic(1), topic(2), topic(3)] }],
    bikes: [],
    mostHelpful: [{ id: 1, title: 'Article 1', group: 'Battery' }],
  })
  expect(ordered[0]?.topics.map(({ id }) => id)).toEqual([2, 3, 1])
})
