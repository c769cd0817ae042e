import type { TicketFiguresData } from '@nireeka/contracts/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openSupport } from '../open-support.tsx'

const FIGURES: TicketFiguresData = {
  weeks: [
    {
      week: '2026-11-09',
      opened: 12,
      first_answer: { count: 10, median: 210, p90: 600 },
      resolution: { count: 2, median: 3024, p90: null },
      ratings: { count: 3, average: 4.333 },
    },
    {
      week: '2026-11-02',
      opened: 0,
      first_answer: { count: 0, median: null, p90: null },
      resolution: { count: 0, median: null, p90: null },
      ratings: { count: 0, average: null },
    },
  ],
  open: [
    { priority: 'safety', count: 1, waiting: 1 },
    { priority: 'normal', count: 7, waiting: 4 },
  ],
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

test('each time says of how many tickets it is, and too few times are none', async () => {
  openSupport('/backoffice/tickets/figures', { replies: { 'GET /api/backoffice/tickets/figures': FIGURES } })
  await screen.findByRole('table', { name: 'Open tickets' })
  expect(rowsOf('Open tickets')).toEqual([
    ['Safety', '1', '1'],
    ['Normal', '7', '4'],
  ])
  const [week, quiet] = rowsOf('By the week in which tickets were opened')
  expect(week?.slice(1)).toEqual(['12', '3.5 h (10)', '10 h', '2.1 days (2)', '–', '4.3 of 5 (3)'])
  expect(quiet?.slice(1)).toEqual(['0', '–', '–', '–', '–', '–'])
})
