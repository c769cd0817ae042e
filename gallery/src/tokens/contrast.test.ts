import { expect, test } from 'vitest'

import { contrast, readRgb } from './contrast.ts'

test('black on white is 21, and a colour on itself is 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([47, 74, 60], [47, 74, 60])).toBe(1)
})

test('it doesn’t matter which of the two is the text', () => {
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
  expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2)
})

test('only an opaque colour has a contrast', () => {
  expect(readRgb('rgb(47, 74, 60)')).toEqual([47, 74, 60])
  expect(readRgb('rgba(22, 24, 22, 0.45)')).toBeNull()
})
