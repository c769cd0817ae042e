import { expect, test } from 'vitest'

import { BIKES } from '../configuration/catalogue.ts'
import { type PlacedSpot, placeSpots } from './spots.ts'
import { stillSpotsOf } from './still-spots.ts'

/** The width of the picture on a phone of 390 px, on a tablet and on a wide screen; its shape is 8 to 5. */
const WIDTHS = [390, 768, 880]
const cases = BIKES.flatMap((bike) => WIDTHS.map((width) => ({ bike, width })))

const gaps = (placed: readonly PlacedSpot[]) =>
  placed.flatMap((one, i) => placed.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))

test.each(cases)(
  'on $bike at $width px no hot spot touches another, and each is at least 24 px wide',
  (it) => {
    const box = { width: it.width, height: it.width / 1.6 }
    const { size, placed } = placeSpots(stillSpotsOf(it.bike), box)
    expect(size).toBeGreaterThanOrEqual(24)
    expect(Math.min(...gaps(placed))).toBeGreaterThanOrEqual(size - 0.5)
    for (const { x, y } of placed) {
      expect(x - size / 2).toBeGreaterThanOrEqual(-0.01)
      expect(x + size / 2).toBeLessThanOrEqual(box.width + 0.01)
      expect(y - size / 2).toBeGreaterThanOrEqual(-0.01)
      expect(y + size / 2).toBeLessThanOrEqual(box.height + 0.01)
    }
  },
)

test.each(BIKES)('on a wide screen the hot spots of %s have the recommended 44 px', (bike) => {
  expect(placeSpots(stillSpotsOf(bike), { width: 880, height: 550 }).size).toBe(44)
})

test('a hot spot that has room stays on its piece', () => {
  const { placed } = placeSpots([{ piece: 'fork', x: 0.5, y: 0.5 }], { width: 400, height: 250 })
  expect(placed[0]).toMatchObject({ x: 200, y: 125, at: { x: 200, y: 125 } })
})

test('two pieces in the same place get two hot spots apart', () => {
  const same = { x: 0.5, y: 0.5 }
  const { placed } = placeSpots(
    [
      { piece: 'fork', ...same },
      { piece: 'headset', ...same },
    ],
    { width: 400, height: 250 },
  )
  expect(gaps(placed)[0]).toBeGreaterThanOrEqual(43.5)
})
