import { expect, test } from 'vitest'

import { keepUnits } from './keep-units.ts'

test.each([
  ['tighten to 5 Nm, then ride 20 km/h', 'tighten to 5_Nm, then ride 20_km/h'],
  ['Tighten it to **8 Nm**.', 'Tighten it to **8_Nm**.'],
  ['750 W and 672 Wh at 10 °C', '750_W and 672_Wh at 10_°C'],
  ['2-piston hydraulic, 180 mm', '2-piston hydraulic, 180_mm'],
  ['Call +1 555-0100, day and night', 'Call +1_555-0100, day and night'],
  ['for 14 days, 2 Advice, 3 minutes', 'for 14 days, 2 Advice, 3 minutes'],
  ['Step 3 go on', 'Step 3 go on'],
])('“%s” breaks nowhere between a number and its unit', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00A0', '_')).toBe(kept)
})
