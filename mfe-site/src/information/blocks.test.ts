import { expect, test } from 'vitest'

import { readBlocks } from './blocks.ts'

test('paragraphs with a bar in them are the rows of a table, the first one its head', () => {
  expect(readBlocks(['Two years.', 'Part | Covered for', 'Motor | 2 years', 'Keep the receipts.'])).toEqual([
    { text: 'Two years.' },
    { head: ['Part', 'Covered for'], rows: [['Motor', '2 years']] },
    { text: 'Keep the receipts.' },
  ])
})

test('a paragraph between two tables separates them', () => {
  expect(readBlocks(['A | B', 'So.', 'C | D'])).toHaveLength(3)
})
