import { expect, test } from 'vitest'

import { keyFigures } from './figures.ts'

const nyx = { maxSpeed: 45, range: 105, weight: 17_600 }

test('key figures are shown in the visitor’s unit', () => {
  expect(keyFigures(nyx, 0).map(([, text]) => text)).toEqual(['105 km', '45 km/h', '17.6 kg'])
  expect(keyFigures(nyx, 1).map(([, text]) => text)).toEqual(['65 mi', '28 mph', '38.8 lb'])
})
