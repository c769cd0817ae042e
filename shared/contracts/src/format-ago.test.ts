import { expect, test } from 'vitest'

import { formatAgo } from './format-ago.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:40Z', 'just now'],
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:55:00Z', '5 min ago'],
  ['2026-11-21T09:00:00Z', '3 h ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-11-16T11:00:00Z', '5 days ago'],
  ['2026-11-14T12:00:00Z', 'Nov 14, 2026'],
])('%s was %s', (date, written) => {
  expect(formatAgo(date, NOW)).toBe(written)
})
