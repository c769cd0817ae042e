import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { comparePath, readPair } from './compare-address.ts'

const read = (query: string) => readPair(new URLSearchParams(query))
const built = {
  slug: 'nireeka-prime',
  build: { sizeId: 12, colourId: 9, ral: ['5024', '9005'], partIds: [105, 503] },
}
const bare = { slug: 'nyx', build: EMPTY_BUILD }

test('two builds stand in one address and are read back from it', () => {
  const path = comparePath({ one: built, two: bare })
  expect(path).toBe('/configurator/compare?one=nireeka-prime.1-c-9-5024.9005-2x.dz&two=nyx')
  expect(read(path.split('?')[1]!)).toEqual({ one: built, two: bare })
})

test('a side that is still to be picked isn’t in the address', () => {
  expect(comparePath({ one: null, two: bare })).toBe('/configurator/compare?two=nyx')
  expect(comparePath({ one: null, two: null })).toBe('/configurator/compare')
  expect(read('')).toEqual({ one: null, two: null })
})

test.each(['', '.', 'nyx.', '../etc', 'NYX', 'nyx.9-c', 'nyx.1-c-5-12', '<script>', 'nyx.1-c.5.x'])(
  '%j is no build, or the bike as it comes',
  (text) => {
    const { one } = read(new URLSearchParams({ one: text }).toString())
    expect(one === null || one.build === EMPTY_BUILD).toBe(true)
  },
)
