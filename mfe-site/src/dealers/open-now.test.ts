import { expect, test } from 'vitest'

import { sampleDealer } from './dealer-samples.ts'
import { openState } from './open-now.ts'
import { timeZoneOf } from './time-zone.ts'

const berlin = sampleDealer({ hours: 'Monday to Friday 10 to 19, Saturday 10:30 to 16' })
/** November 26, 2026 is a Thursday; Berlin is an hour ahead of UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00Z`)

test.each([
  [26, '09:00', 'Open now until 19:00', 'Open'],
  [26, '17:59', 'Open now until 19:00', 'Open'],
  [26, '08:59', 'Opens today at 10:00', 'Opens 10:00'],
  [26, '18:00', 'Opens tomorrow at 10:00', 'Opens 10:00'],
  [27, '18:00', 'Opens tomorrow at 10:30', 'Opens 10:30'],
  [28, '14:59', 'Open now until 16:00', 'Open'],
  [28, '15:00', 'Opens Monday at 10:00', 'Opens Mon 10:00'],
  [29, '23:30', 'Opens today at 10:00', 'Opens 10:00'],
])('on November %i at %s UTC a dealer in Berlin says “%s”, in short “%s”', (day, time, text, short) => {
  expect(openState(berlin, at(day, time))).toEqual({ isOpen: text.startsWith('Open now'), text, short })
})

test('what counts is the clock at the dealer’s, also in summer', () => {
  const denver = sampleDealer({ countryCode: 'US', longitude: -104.99, hours: 'Daily 9 to 18' })
  expect(openState(denver, at(26, '15:59'))?.isOpen).toBe(false)
  expect(openState(denver, at(26, '16:00'))?.isOpen).toBe(true)
  expect(openState(denver, new Date('2026-07-01T15:00:00Z'))?.isOpen).toBe(true)
})

test('a shop that opens once a week says the day, also after it has closed on it', () => {
  const weekly = sampleDealer({ hours: 'Thursday 10 to 12' })
  expect(openState(weekly, at(26, '12:00'))?.text).toBe('Opens Thursday at 10:00')
})

test('a shop that is open until the end of the day closes at midnight', () => {
  const late = sampleDealer({ hours: 'Daily 9 to 24' })
  expect(openState(late, at(26, '10:00'))?.text).toBe('Open now until midnight')
})

test.each([[{ hours: null }], [{ hours: 'when the sun is out' }], [{ countryCode: 'JP' }]])(
  'with %j nothing is said',
  (change) => {
    expect(openState(sampleDealer({ hours: 'Daily 9 to 18', ...change }), at(26, '10:00'))).toBeNull()
  },
)

test.each([
  ['US', -74.01, 'America/New_York'],
  ['US', -87.6, 'America/Chicago'],
  ['US', -122.42, 'America/Los_Angeles'],
  ['CA', -79.38, 'America/New_York'],
  ['AU', 151.21, 'Australia/Sydney'],
  ['AU', 115.9, 'Australia/Perth'],
  ['AE', 55.27, 'Asia/Dubai'],
])('the zone in %s at longitude %d is %s', (countryCode, longitude, zone) => {
  expect(timeZoneOf({ countryCode, longitude })).toBe(zone)
})
