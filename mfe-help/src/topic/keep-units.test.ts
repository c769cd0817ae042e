import { expect, test } from 'vitest'

import { keepUnits } from './keep-units.ts'

test.each([
  ['Tighten it to **8 Nm**.', 'Tighten it to **8\u00A0Nm**.'],
  ['The box weighs up to 35 kg, at 20 °C.', 'The box weighs up to 35\u00A0kg, at 20\u00A0°C.'],
  ['Wait 10 minutes, then 2 more.', 'Wait 10 minutes, then 2 more.'],
  ['Step 3 go on', 'Step 3 go on'],
])('a number stays with its unit: “%s”', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})
