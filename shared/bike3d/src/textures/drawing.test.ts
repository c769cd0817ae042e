import { expect, test } from 'vitest'

import { createDrawing } from './drawing.ts'
import { arc, rectangle, text } from './figures.ts'
import { normalMapOf } from './normal-map.ts'

const alphaAt = (pixels: { width: number; height: number; data: Uint8Array }, x: number, y: number) =>
  pixels.data[((pixels.height - 1 - y) * pixels.width + x) * 4 + 3]

test('a rectangle is filled inside, clear outside, and half covered on its edge', () => {
  const { pixels, draw } = createDrawing({ width: 20, height: 20 })
  draw(rectangle([4, 4.5], [10, 10]), '#ff0000')
  expect(alphaAt(pixels, 8, 8)).toBe(255)
  expect(alphaAt(pixels, 17, 8)).toBe(0)
  expect(alphaAt(pixels, 8, 4)).toBe(128)
})

test('an arc is open where it does not reach', () => {
  const { pixels, draw } = createDrawing({ width: 40, height: 40 })
  draw(arc([20, 20], 15, { from: 0, through: Math.PI, weight: 4 }), '#ffffff')
  expect(alphaAt(pixels, 20, 34)).toBe(255)
  expect(alphaAt(pixels, 20, 5)).toBe(0)
})

test('a text leaves the background as it is around its strokes', () => {
  const { pixels, draw } = createDrawing({ width: 60, height: 20, background: '#000000' })
  draw(text('I', [30, 10], { height: 14, align: 'centre' }), '#ffffff')
  expect(pixels.data[(10 * 60 + 30) * 4]).toBeGreaterThan(200)
  expect(pixels.data[(10 * 60 + 40) * 4]).toBe(0)
})

test('a flat relief has normals that stand upright', () => {
  const { data } = normalMapOf({ width: 4, height: 4, strength: 1 }, () => 0.5)
  expect(Array.from(data.subarray(0, 4))).toEqual([128, 128, 255, 255])
})
