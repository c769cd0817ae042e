import { expect, test } from 'vitest'

import { serviceDue } from './service-due.ts'

test.each([
  ['a new bike', '2026-04-18', '2026-05-01', null],
  ['31 days before', '2025-04-18', '2026-03-18', null],
  ['30 days before', '2025-04-18', '2026-03-19', '2026-04-18'],
  ['on the day', '2025-04-18', '2026-04-18', '2026-04-18'],
  ['60 days after', '2025-04-18', '2026-06-17', '2026-04-18'],
  ['61 days after', '2025-04-18', '2026-06-18', null],
  ['later years', '2022-04-18', '2026-04-20', '2026-04-18'],
  ['before the turn of the year', '2024-01-10', '2025-12-20', '2026-01-10'],
  ['after the turn of the year', '2024-12-20', '2026-01-10', '2025-12-20'],
  ['a leap day', '2024-02-29', '2025-02-20', '2025-02-28'],
])('the yearly service, %s', (_when, deliveredOn, today, due) => {
  expect(serviceDue(deliveredOn, today)).toBe(due)
})
