import { expect, test } from 'vitest'

import { keepUnits } from './keep-units.ts'

test('no line ends between a number and its unit', () => {
  expect(keepUnits('500 W mid-drive, 95 Nm')).toBe('500\u00A0W mid-drive, 95\u00A0Nm')
  expect(keepUnits('2-piston hydraulic, 180 mm')).toBe('2-piston hydraulic, 180\u00A0mm')
  expect(keepUnits('Alloy wheels, 2 more')).toBe('Alloy wheels, 2 more')
})
