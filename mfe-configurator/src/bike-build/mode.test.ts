import { expect, test } from 'vitest'

import { readEntry } from './mode.ts'

test.each([
  ['', { mode: 'CNM' }],
  ['mode=CNM&cartID=3', { mode: 'CNM' }],
  ['mode=CECM&cartID=3', { mode: 'CECM', lineId: 3 }],
  ['mode=CEOM&orderBikeID=7', { mode: 'CEOM', orderBikeId: 7 }],
  ['mode=CEUM&orderBikeID=7&cartID=3', { mode: 'CEUM', lineId: 3, orderBikeId: 7 }],
  ['mode=CECM', { mode: 'CNM' }],
  ['mode=CECM&cartID=3x', { mode: 'CNM' }],
  ['mode=CEUM&cartID=3', { mode: 'CNM' }],
  ['mode=NEW', { mode: 'CNM' }],
])('the address ?%s enters in %o', (search, entry) => {
  expect(readEntry(new URLSearchParams(search))).toEqual(entry)
})
