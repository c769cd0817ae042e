import { describe, expect, test } from 'vitest'

import { type WarrantyFacts, warrantyOf, yearsAfter } from './warranty.ts'

const BIKE: WarrantyFacts = {
  deliveredOn: '2024-04-18',
  registeredOn: '2024-04-18',
  isFirstOwner: true,
  chargeCycles: 0,
}

const coverOf = (part: string, change: Partial<WarrantyFacts>, today: string) =>
  warrantyOf({ ...BIKE, ...change }, today).find((cover) => cover.part === part)

test('the parts are frame, motor, battery and all others', () => {
  expect(warrantyOf(BIKE, '2024-05-01').map(({ part }) => part)).toEqual([
    'Frame',
    'Motor',
    'Battery',
    'All other parts',
  ])
})

test.each([
  ['2024-04-18', 2, '2026-04-18'],
  ['2024-02-29', 2, '2026-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2023-02-28', 1, '2024-02-28'],
  ['2024-12-31', 2, '2026-12-31'],
])('%s and %i years are %s', (day, years, later) => {
  expect(yearsAfter(day, years)).toBe(later)
})

describe.each(['Motor', 'Battery', 'All other parts'])('%s', (part) => {
  test.each([
    ['2024-04-18', true],
    ['2026-04-17', true],
    ['2026-04-18', true],
    ['2026-04-19', false],
  ])('covered for two years from delivery, on %s: %s', (today, is_covered) => {
    expect(coverOf(part, {}, today)).toMatchObject({ is_covered, until: '2026-04-18' })
  })

  test.each([
    ['2026-02-28', true],
    ['2026-03-01', false],
  ])('delivered on a leap day, covered on %s: %s', (today, is_covered) => {
    expect(coverOf(part, { deliveredOn: '2024-02-29' }, today)).toMatchObject({ is_covered })
  })
})

test.each([
  [299, true],
  [300, false],
  [301, false],
])('a battery of %i charge cycles is covered: %s', (chargeCycles, is_covered) => {
  expect(coverOf('Battery', { chargeCycles }, '2024-06-01')).toMatchObject({ is_covered })
  expect(coverOf('Motor', { chargeCycles }, '2024-06-01')).toMatchObject({ is_covered: true })
})

describe('the frame', () => {
  const FOREVER = { is_covered: true, until: null }
  const TWO_YEARS = { until: '2026-04-18' }

  test.each([
    ['2024-04-18', FOREVER],
    ['2024-07-16', FOREVER],
    ['2024-07-17', FOREVER],
    ['2024-07-18', TWO_YEARS],
    [null, TWO_YEARS],
  ])('registered on %s: %j', (registeredOn, expected) => {
    expect(coverOf('Frame', { registeredOn }, '2025-01-01')).toMatchObject(expected)
  })

  test('registered in time, it is covered after twenty years', () => {
    expect(coverOf('Frame', {}, '2044-01-01')).toMatchObject(FOREVER)
  })

  test('a later owner has two years from the first delivery', () => {
    expect(coverOf('Frame', { isFirstOwner: false }, '2026-04-18')).toMatchObject({
      is_covered: true,
      ...TWO_YEARS,
    })
    expect(coverOf('Frame', { isFirstOwner: false }, '2026-04-19')).toMatchObject({
      is_covered: false,
      note: 'A later owner has two years from the first delivery.',
    })
  })

  test.each([
    ['2024-07-17', 'Register the bike by July 17, 2024, and the frame is covered for life.'],
    ['2024-07-18', 'The bike wasn’t registered within 90 days of its delivery.'],
  ])('not registered, on %s: %s', (today, note) => {
    expect(coverOf('Frame', { registeredOn: null }, today)).toMatchObject({ is_covered: true, note })
  })
})
