import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ShareBar } from './share-bar.tsx'
import { toShares } from './share-parts.ts'

test('parts lie end to end and fill the whole; a part that is 0 is left out', () => {
  const parts = toShares([
    { label: 'Delivered', value: 3 },
    { label: 'Held', value: 0 },
    { label: 'Paid', value: 1 },
  ])
  expect(parts.map(({ start, length, percent }) => [start, length, percent])).toEqual([
    [0, 75, '75%'],
    [75, 25, '25%'],
  ])
})

test('the bar is told in words: each part with its figure and its share', () => {
  const parts = [
    { label: 'Delivered', value: 1999 },
    { label: 'Returned', value: 1 },
  ]
  render(<ShareBar heading="Orders" parts={parts} empty="None." />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Delivered 1,999 over 99%',
    'Returned 1 under 1%',
  ])
})

test('a whole of nothing is a sentence', () => {
  render(<ShareBar heading="Orders" parts={[{ label: 'Paid', value: 0 }]} empty="Nobody has ordered yet." />)
  expect(screen.getByText('Nobody has ordered yet.')).toBeTruthy()
})
