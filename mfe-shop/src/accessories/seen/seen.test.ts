import { expect, test } from 'vitest'

import { othersThan, readSeen, seeNow, type Seen } from './seen.ts'

const seen = (id: number): Seen => ({ id, title: `No. ${id}`, image: '/pictures/a.webp' })
const ids = (list: readonly Seen[]) => list.map(({ id }) => id)

test('the newest comes first, and each once', () => {
  expect(ids(seeNow([seen(1), seen(2)], seen(2)))).toEqual([2, 1])
})

test('eight are shown, and never the present one', () => {
  let kept: Seen[] = []
  for (let id = 1; id <= 12; id++) kept = seeNow(kept, seen(id))
  expect(ids(othersThan(kept, 12))).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
  expect(ids(othersThan(kept, 99))).toHaveLength(8)
})

test('nothing more than a name and a picture is kept', () => {
  const product = { ...seen(1), price: 119, description: 'Long.' }
  expect(seeNow([], product)).toEqual([seen(1)])
})

test.each([
  null,
  'x',
  {},
  [null, 1, 'x', {}],
  [{ id: 'x', title: 'y', image: null }],
  [{ id: 1, title: 'y', image: 'https://elsewhere.example/a.png' }],
])('what storage holds of somebody else is nothing: %j', (kept) => {
  expect(readSeen(kept)).toEqual([])
})
