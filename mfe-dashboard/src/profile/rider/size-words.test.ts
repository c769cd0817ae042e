import { expect, test } from 'vitest'

import { sizeWords } from './size-words.ts'

const M = { id: 2, name: 'M', riderFrom: 166, riderTo: 179, note: null }
const L = { id: 3, name: 'L', riderFrom: 177, riderTo: 190, note: null }

test.each([
  [{ status: 'fits', size: M } as const, { size: 'Size M', details: null, sizeId: 2 }],
  [
    { status: 'between', size: L, other: M, isLarger: true } as const,
    { size: 'Size L', details: 'Or M, if you like it nimble.', sizeId: 3 },
  ],
  [
    { status: 'between', size: M, other: L, isLarger: false } as const,
    { size: 'Size M', details: 'Or L, if you like it stretched.', sizeId: 2 },
  ],
  [
    { status: 'fits', size: { ...M, note: 'Back in May' } } as const,
    { size: 'Size M', details: 'We can’t build it at the moment.', sizeId: null },
  ],
  [
    { status: 'too_small', size: M } as const,
    { size: 'No size for you', details: 'Made for riders from 166 cm, 5 ft 5 in.', sizeId: null },
  ],
  [
    { status: 'too_tall', size: L } as const,
    { size: 'No size for you', details: 'Made for riders up to 190 cm, 6 ft 3 in.', sizeId: null },
  ],
  [{ status: 'none' } as const, { size: 'No sizes yet', details: null, sizeId: null }],
])('the advice %j is told in few words', (advice, words) => {
  expect(sizeWords(advice)).toEqual(words)
})
