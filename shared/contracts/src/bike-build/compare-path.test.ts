import { expect, test } from 'vitest'

import { EMPTY_BUILD } from './bike.ts'
import { comparePath } from './compare-path.ts'

const built = {
  slug: 'nireeka-prime',
  build: { sizeId: 12, colourId: 9, ral: ['5024', '9005'], partIds: [105, 503] },
}
const bare = { slug: 'nyx', build: EMPTY_BUILD }

test('two or three builds stand in one address, in the order of their columns', () => {
  expect(comparePath([built, bare])).toBe(
    '/configurator/compare?one=nireeka-prime.1-c-9-5024.9005-2x.dz&two=nyx',
  )
  expect(comparePath([bare, bare, built])).toBe(
    '/configurator/compare?one=nyx&two=nyx&three=nireeka-prime.1-c-9-5024.9005-2x.dz',
  )
})

test('a column that is still to be picked isn’t in the address, and nor is a fourth one', () => {
  expect(comparePath([null, bare])).toBe('/configurator/compare?two=nyx')
  expect(comparePath([])).toBe('/configurator/compare')
  expect(comparePath([bare, bare, bare, bare])).toBe('/configurator/compare?one=nyx&two=nyx&three=nyx')
})
