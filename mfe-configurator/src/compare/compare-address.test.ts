import { comparePath, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { readColumns, without } from './compare-address.ts'

const read = (query: string) => readColumns(new URLSearchParams(query))
const built = {
  slug: 'nireeka-prime',
  build: { sizeId: 12, colourId: 9, ral: ['5024', '9005'], partIds: [105, 503] },
}
const bare = { slug: 'nyx', build: EMPTY_BUILD }

test.each([[[built, bare]], [[bare, bare, built]], [[null, bare]], [[bare, null]]])(
  'builds are read from the address of their comparison: %j',
  (columns) => {
    expect(read(comparePath(columns).split('?')[1]!)).toEqual(columns)
  },
)

test('an address of two builds has two columns, and one without builds has two to pick', () => {
  expect(read('one=nyx&two=nyx')).toHaveLength(2)
  expect(read('')).toEqual([null, null])
})

test('a third build takes the place of one that is missing', () => {
  expect(read('one=nyx&three=nyx')).toEqual([bare, bare])
  expect(read('three=nyx')).toEqual([null, bare])
  expect(read('one=nyx&two=nyx&three=..')).toEqual([bare, bare])
})

test.each(['', '.', 'nyx.', '../etc', 'NYX', 'nyx.9-c', 'nyx.1-c-5-12', '<script>', 'nyx.1-c.5.x'])(
  '%j is no build, or the bike as it comes',
  (text) => {
    const [one] = read(new URLSearchParams({ one: text }).toString())
    expect(!one || one.build === EMPTY_BUILD).toBe(true)
  },
)

test('a third column can be removed, and the last two can’t', () => {
  expect(without([built, bare, null], 0)).toEqual([bare, null])
  expect(without([built, bare], 0)).toEqual([built, bare])
})
