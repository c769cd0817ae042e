import { expect, test } from 'vitest'

import { inWords, readPeriod } from './period.ts'

const NOW = new Date('2026-11-20T23:59:30Z')
const read = (query: string) => readPeriod(new URLSearchParams(query), NOW)

test.each([
  ['', '30', ['2026-10-22', '2026-11-20'], ['2026-09-22', '2026-10-21']],
  ['period=7', '7', ['2026-11-14', '2026-11-20'], ['2026-11-07', '2026-11-13']],
  ['period=year', 'year', ['2026-01-01', '2026-11-20'], ['2025-02-11', '2025-12-31']],
  ['from=2026-03-01&to=2026-03-01', null, ['2026-03-01', '2026-03-01'], ['2026-02-28', '2026-02-28']],
])('%s is a period beside the one before', (query, name, days, daysBefore) => {
  const { before, ...period } = read(query)
  expect(period).toEqual({ name, from: days[0], to: days[1] })
  expect([before.from, before.to]).toEqual(daysBefore)
})

test.each([
  'period=1000',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2025-01-01&to=2026-03-01',
  'from=2026-03-01',
])('%s makes no sense, and is the usual period', (query) => {
  expect(read(query).name).toBe('30')
})

test('one day is said once', () => {
  expect(inWords({ from: '2026-11-01', to: '2026-11-01' })).toBe('November 1, 2026')
  expect(inWords({ from: '2026-11-01', to: '2026-11-02' })).toBe('November 1, 2026 to November 2, 2026')
})
