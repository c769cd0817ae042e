import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { DateText } from './date-text.tsx'

test('a date is written in words and told to machines', () => {
  render(<DateText date={new Date('2026-11-21T23:30:00Z')} format="shortDay" />)
  expect(screen.getByText('Nov 21, 2026').getAttribute('datetime')).toBe('2026-11-21T23:30:00.000Z')
})

test('a calendar day has no time', () => {
  render(<DateText date="2026-11-21" />)
  expect(screen.getByText('November 21, 2026').getAttribute('datetime')).toBe('2026-11-21')
})
