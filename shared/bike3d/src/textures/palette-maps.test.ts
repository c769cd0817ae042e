import { expect, test } from 'vitest'

import { FINISHES } from '../materials/finishes.ts'
import { PALETTE } from '../materials/palette.ts'
import { paletteMaps } from './palette-maps.ts'

test('each finish has one texel of its colour, its surface and its lacquer', () => {
  const { colour, surface, coat } = paletteMaps()
  const at = PALETTE.indexOf('stanchionGold') * 4
  expect(PALETTE).toHaveLength(colour.width)
  expect(Array.from(colour.data.subarray(at, at + 3))).toEqual([0x9a, 0x7a, 0x4c])
  expect(surface.data[at + 1]).toBe(Math.round(FINISHES.stanchionGold.roughness * 255))
  expect(surface.data[at + 2]).toBe(255)
  expect(coat.data[at]).toBe(Math.round(FINISHES.stanchionGold.coat.strength * 255))
})
