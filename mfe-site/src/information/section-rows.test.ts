import { expect, test } from 'vitest'

import { columnsOf, rowsOf } from './section-rows.ts'
import { titledSections } from './section-titles.ts'

const ROWS_OF_TABLE = ['Part | Covered for', 'Motor | 2 years']
const sections = [
  { heading: 'How it works', look: 'timeline' as const, paragraphs: ['1. Tell us: Write.'] },
  { heading: '14 days', paragraphs: ['Unused.'] },
  { heading: 'Bikes', paragraphs: ['Ridden.'] },
  { heading: 'How long', paragraphs: ROWS_OF_TABLE },
  { heading: 'Shipping', paragraphs: ['You pay.'] },
  { heading: 'Refund', paragraphs: ['As you paid.'] },
  { heading: 'Faulty', paragraphs: ['We pay.'] },
]

test('a timeline and a table take the page’s width; texts between them stand side by side', () => {
  const rows = rowsOf(titledSections({ sections }))
  expect(rows.map((row) => row.map(({ title }) => title))).toEqual([
    ['How it works'],
    ['14 days', 'Bikes'],
    ['How long'],
    ['Shipping', 'Refund', 'Faulty'],
  ])
})

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [6, 3],
])('%i sections stand in %i columns', (count, columns) => {
  expect(columnsOf(Array(count).fill(null))).toBe(columns)
})
