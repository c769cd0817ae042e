import { expect, test } from 'vitest'

import { rowsOf } from './section-rows.ts'
import { titledSections } from './section-titles.ts'

const ROWS_OF_TABLE = ['Part | Covered for', 'Motor | 2 years']
const sections = [
  { heading: 'How it works', look: 'timeline' as const, paragraphs: ['1. Tell us: Write.'] },
  { heading: '14 days', paragraphs: ['Unused.'] },
  { heading: 'Bikes', paragraphs: ['Ridden.'] },
  { heading: 'How long', paragraphs: ROWS_OF_TABLE },
  { heading: 'Shipping', paragraphs: ['You pay.'] },
  { heading: 'An example', look: 'figures' as const, paragraphs: ['$4,000: paid'] },
  { heading: 'Faulty', paragraphs: ['We pay.'] },
]

test('a timeline and a table take the page’s width; texts and figures between them stand side by side', () => {
  const rows = rowsOf(titledSections({ sections }))
  expect(rows.map((row) => row.map(({ title }) => title))).toEqual([
    ['How it works'],
    ['14 days', 'Bikes'],
    ['How long'],
    ['Shipping', 'An example', 'Faulty'],
  ])
})
