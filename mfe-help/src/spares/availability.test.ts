import { expect, test } from 'vitest'

import { mayBuy, stockLabel } from './availability.ts'

test.each([
  ['in_stock', 40, 'In stock'],
  ['in_stock', null, 'In stock'],
  ['low', 3, 'Only 3 left'],
  ['out_of_stock', 0, 'Sold out'],
  ['discontinued', 5, 'No longer made'],
] as const)('%s with %s pieces reads %j', (availability, stock, words) => {
  expect(stockLabel({ availability, stock, isForDealers: false })).toBe(words)
})

test.each([
  ['in_stock', false, true],
  ['low', false, true],
  ['out_of_stock', false, false],
  ['discontinued', false, false],
  ['in_stock', true, false],
] as const)('%s, for dealers: %s, may be bought: %s', (availability, isForDealers, may) => {
  expect(mayBuy({ availability, stock: 3, isForDealers })).toBe(may)
})
