import type { Metric } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { heights, MEASURES, scaleText, shareOf } from './measures.ts'

const rows: Array<[Metric, number, string, string]> = [
  ['power', 1000, '1,000 W', '1,000 W'],
  ['max_speed', 45, '45 km/h', '28 mph'],
  ['max_speed', 25, '25 km/h', '16 mph'],
  ['practicality', 60, '60 of 100', '60 of 100'],
  ['practicality', 104, '100 of 100', '100 of 100'],
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

test.each<[Metric, number, number]>([
  ['power', 600, 0.5],
  ['power', 2000, 1],
  ['weight', 22_000, 0.5],
  ['weight', 17_000, 0.75],
  ['weight', 40_000, 0],
])('the bar of %s is longer the better its value: %i fills %d of it', (metric, value, share) => {
  expect(shareOf(metric, value)).toBe(share)
})

test('a bike without suspension has no bar for it', () => {
  expect(shareOf('suspension', 0)).toBeNull()
  expect(shareOf('suspension', 55)).toBe(0.25)
  expect(shareOf('practicality', 0)).toBe(0)
})

test('riders’ heights are shown in the member’s unit', () => {
  expect(heights(155, 168, 0)).toBe('155–168 cm')
  expect(heights(155, 168, 1)).toBe('5′1″–5′6″')
})

test('the scale of the bars is told in the unit', () => {
  expect(scaleText(0)).toBe(
    'Longer bars are better. They end at 1,200 W, 45 km/h, 100 of 100, 220 mm, 220 km and 12 kg.',
  )
  expect(scaleText(1)).toContain('1,200 W, 28 mph')
})
