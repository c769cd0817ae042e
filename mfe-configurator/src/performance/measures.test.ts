import type { Metric } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { heights, MEASURES } from './measures.ts'

const rows: Array<[Metric, number, string, string]> = [
  ['power', 1000, '1,000 W', '1,000 W'],
  ['max_speed', 45, '45 km/h', '28 mph'],
  ['max_speed', 25, '25 km/h', '16 mph'],
  ['practicality', 60, '60 points', '60 points'],
  ['practicality', 104, '100 points', '100 points'],
  ['suspension', 100, '100 mm', '3.9 in'],
  ['suspension', 0, 'Rigid', 'Rigid'],
  ['range', 90, '90 km', '56 mi'],
  ['weight', 22_400, '22.4 kg', '49.4 lb'],
  ['weight', 20_000, '20 kg', '44.1 lb'],
]

test.each(rows)('%s of %i is shown as %s, and in unit 1 as %s', (metric, value, metricText, imperialText) => {
  expect([MEASURES[metric].text(value, 0), MEASURES[metric].text(value, 1)]).toEqual([
    metricText,
    imperialText,
  ])
})

test('riders’ heights are shown in the member’s unit', () => {
  expect(heights(155, 168, 0)).toBe('155–168 cm')
  expect(heights(155, 168, 1)).toBe('5′1″–5′6″')
})
