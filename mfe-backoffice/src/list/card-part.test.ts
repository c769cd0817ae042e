import { expect, test } from 'vitest'

import { cardPart } from './card-part.ts'

const columns = (...headers: string[]) => headers.map((header) => ({ header }))
const partsOf = (all: Parameters<typeof cardPart>[0]) =>
  all.slice(1).map(({ header }) => cardPart(all, header))

test('a card has the status and the first two facts', () => {
  expect(partsOf(columns('Order', 'Placed', 'Customer', 'Status', 'Items', 'Total'))).toEqual([
    'fact',
    'fact',
    'status',
    'none',
    'none',
  ])
})

test('a list may choose the facts itself', () => {
  expect(partsOf([...columns('Part', 'Slot', 'Fits'), { header: 'Price', isFact: true }])).toEqual([
    'none',
    'none',
    'fact',
  ])
})
