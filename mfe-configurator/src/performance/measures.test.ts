import type { Metric } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { heights, MEASURES } from './measures.ts'

const rows: Array<[Metric, number, string, string]> = [
  ['power', 1000, '1,000\u00A0W', '1,000\u00A0W'],
  ['max_speed', 45, '45\u00A0km/h', '28\u00A0mph'],
  ['max_speed', 25, '25\u00A0km/h', '16\u00A0mph'],
  ['practicality', 60, '60\u00A0points', '60\u00A0points'],
  ['practicality', 104, '100\u00A0points', '100\u00A0points'],
  ['suspension', 100, '100\u00A0mm', '3.9\u00A0in'],
  ['suspension', 0, 'Rigid', 'Rigid'],
  ['range', 90, '90\u00A0km', '56\u00A0mi'],
  ['weight', 22_400, '22.4\u00A0kg', '49.4\u00A0lb'],
  ['weight', 20_000, '20\u00A0kg', '44.1\u00A0lb'],
]

test.each(rows)('%s of %i is shown as %s, and in unit 1 as %s', (metric, value, metricText, imperialText) => {
  expect([MEASURES[metric].text(value, 0), MEASURES[metric].text(value, 1)]).toEqual([
    metricText,
    imperialText,
  ])
})

test('riders’ heights are shown in the member’s unit', () => {
  expect(heights(155, 168, 0)).toBe('155–168\u00A0cm')
  expect(heights(155, 168, 1)).toBe('5′1″–5′6″')
})
