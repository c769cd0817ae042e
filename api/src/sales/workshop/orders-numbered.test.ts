import { expect, test } from 'vitest'

import { ordersNumbered } from './orders-numbered.ts'

const IDS = [
  1, 7, 42, 999, 12_345, 99_999, 100_000, 123_456, 899_999, 900_000, 900_041, 1_900_000, 2_147_383_647,
]
const numberOf = (id: number) => `NK-${100_000 + id}`
const found = (words: string) => {
  const ranges = ordersNumbered(words)
  return IDS.filter((id) => ranges.some(({ first, last }) => id >= first && id <= last))
}

test.each([
  'n',
  'NK',
  'nk-',
  'NK-1',
  '1',
  '10',
  '2',
  '100042',
  'NK-100042',
  '1000041',
  '1000',
  '9',
  '1123',
  '2147483647',
])('the orders of %s are those whose number begins with it', (words) => {
  const isMatch = (id: number) =>
    [words.toUpperCase(), `NK-${words}`].some((start) => numberOf(id).startsWith(start))
  expect(found(words)).toEqual(IDS.filter(isMatch))
  expect(found(words).length).toBeGreaterThan(0)
})

test.each(['0', 'NK-0', 'K-1', 'NK1', '%', '1%', '1 0', '-1', '1e5', '99999999999', 'x'])(
  'no number begins with %s',
  (words) => expect(ordersNumbered(words)).toEqual([]),
)
