import { expect, test } from 'vitest'

import type { Pixels } from '../textures/pixels.ts'
import { paintPixels } from './paint-for-file.ts'

/** One pixel each of bare lacquer, full lettering, the second colour's zone and bare carbon. */
const mask: Pixels = {
  width: 4,
  height: 1,
  channels: 4,
  data: new Uint8Array([0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]),
}
const fine = { ...mask, width: 1200 }
const colours = (pixels: Pixels) =>
  [0, 4, 8, 12].map((at) => Buffer.from(pixels.data.subarray(at, at + 3)).toString('hex'))

test('every zone of the mask has its own colour', () => {
  const painted = paintPixels({ finish: 'matte', colour: '#0e0e10', second: '#f7b500' }, fine)
  expect(colours(painted)).toEqual(['0e0e10', 'ece7db', 'f7b500', '1e2021'])
})

test('a light paint gets dark lettering, and one colour leaves no second zone', () => {
  expect(colours(paintPixels({ finish: 'standard', colour: '#e8e6df' }, fine))).toEqual([
    'e8e6df',
    '1d1f21',
    'e8e6df',
    '1e2021',
  ])
})

test('a woven frame is carbon all over, with its lettering', () => {
  expect(colours(paintPixels({ finish: 'weave', colour: '#222222' }, fine))).toEqual([
    '1e2021',
    'ece7db',
    '1e2021',
    '1e2021',
  ])
})
