import { expect, test } from 'vitest'

import { likeness, rankHits } from './rank-hits.ts'

test.each([
  ['Belt', 'belt', 2],
  ['E15: No signal', 'e15', 2],
  ['The belt squeaks', 'belts', 1],
  ['Fitting the belt', 'belt tension', 0.5],
  ['Winter storage', 'belt', 0],
  ['Belt', '…', 0],
])('the title “%s” has of “%s” %d', (title, q, share) => {
  expect(likeness(title, q)).toBe(share)
})

test('titles with more of the search come first, and equal ones in the order of their kinds', () => {
  const titles = ['Winter storage', 'Service intervals', 'The belt squeaks', 'Belt or chain?', 'Belt']
  expect(
    rankHits(
      titles.map((title) => ({ title })),
      'belt',
    ).map(({ title }) => title),
  ).toEqual(['Belt', 'The belt squeaks', 'Belt or chain?', 'Winter storage', 'Service intervals'])
})
