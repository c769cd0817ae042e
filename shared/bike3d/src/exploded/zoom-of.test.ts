import { expect, test } from 'vitest'

import { BIKES } from '../configuration/catalogue.ts'
import { stillSpotsOf } from './still-spots.ts'
import { zoomed, zoomOf } from './zoom-of.ts'

const spots = [
  { piece: 'fork', x: 0.7, y: 0.6 },
  { piece: 'front-wheel', x: 0.8, y: 0.7 },
  { piece: 'saddle', x: 0.3, y: 0.1 },
]

test('without pieces the whole picture is shown', () => {
  expect(zoomOf(spots, null)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(zoomOf(spots, ['basket'])).toEqual({ scale: 1, x: 0, y: 0 })
})

test('the pieces fill the picture, which covers its box still', () => {
  const zoom = zoomOf(spots, ['fork', 'front-wheel'])
  expect(zoom.scale).toBeGreaterThan(2)
  for (const place of [zoom.x, zoom.y]) {
    expect(place).toBeLessThanOrEqual(0)
    expect(place + zoom.scale).toBeGreaterThanOrEqual(1)
  }
})

test.each(BIKES)('no framed piece of %s leaves the picture', (bike) => {
  for (const pair of [['fork', 'front-wheel'], ['saddle', 'seatpost'], ['rear-wheel']])
    expect(zoomed(stillSpotsOf(bike), zoomOf(stillSpotsOf(bike), pair)).map(({ piece }) => piece)).toEqual(
      expect.arrayContaining(pair),
    )
})
