import { expect, test } from 'vitest'

import { boxPiece } from '../viewer/testing/box-piece.ts'
import { anchorOf } from './anchor-of.ts'
import { movedApart } from './moved-apart.ts'

test('a hot spot points at a point of the piece, near its middle', () => {
  const [left, right] = [boxPiece('lights', { at: [0, 0, 0] }), boxPiece('lights', { at: [1000, 0, 0] })]
  const anchor = anchorOf({ meshes: [...left.meshes, ...right.meshes] })
  expect([50, 950]).toContain(anchor[0])
})

test('the pieces of an exploded bike are in their places, above the ground', () => {
  const [frame, fork] = movedApart([boxPiece('frame'), boxPiece('fork', { apart: [150, -70, 0] })], 1)
  const lowest = (piece: typeof frame) =>
    Math.min(...(piece?.meshes[0]?.positions.filter((_, i) => i % 3 === 1) ?? []))
  expect(lowest(frame) - lowest(fork)).toBe(70)
  expect(lowest(fork)).toBeGreaterThan(0)
})
