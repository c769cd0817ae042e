import { expect, test } from 'vitest'

import { distanceToStrokes, toDistanceByte } from './distance.ts'
import { GLYPHS } from './glyphs.ts'
import { layOut, placeSegments, segmentsOf, widthOfText } from './stroke-font.ts'

test('the stroke font has all capitals and figures', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect(Object.keys(GLYPHS)).toContain(letter)
})

test('a letter that is not known fails by its name', () => {
  expect(() => layOut('Ω', { height: 10 })).toThrow(/“Ω”/)
})

test('a centred text reaches as far to the left as to the right', () => {
  const segments = layOut('Nireeka', { height: 12, align: 'centre' })
  const xs = segments.flatMap(({ from, to }) => [from[0], to[0]])
  expect(Math.min(...xs)).toBeCloseTo(-Math.max(...xs))
  expect(Math.max(...xs) * 2).toBeCloseTo(widthOfText('Nireeka', { height: 12 }))
})

test('a mirrored text is read from behind', () => {
  const [segment] = placeSegments(layOut('L', { height: 6 }), { at: [10, 0], isMirrored: true })
  expect(segment?.from).toEqual([10, 3])
  const foot = placeSegments(layOut('L', { height: 6 }), { at: [10, 0], isMirrored: true }).at(-1)
  expect(foot?.to[0]).toBeLessThan(10)
})

test('the distance to a stroke is negative inside, zero at its edge and its free ends are flat', () => {
  const distance = distanceToStrokes(
    segmentsOf([
      [0, 0],
      [10, 0],
    ]),
    2,
  )
  expect(distance(5, 0)).toBe(-1)
  expect(distance(5, 1)).toBe(0)
  expect(distance(12, 0.9)).toBe(2)
  expect(distance(500, 0)).toBe(6.4)
  expect(toDistanceByte(distance(5, 1))).toBe(128)
  expect(toDistanceByte(distance(5, 3))).toBe(88)
})

test('no stroke of any letter has a bit without a length', () => {
  for (const letter of Object.keys(GLYPHS))
    for (const { from, to } of layOut(letter, { height: 6 }))
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(1e-6)
})
