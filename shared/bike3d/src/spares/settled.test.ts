import { expect, test } from 'vitest'

import { startPiece } from '../piece.ts'
import { turnZ } from '../shapes/transforms.ts'
import { createTools } from '../tools.ts'
import { boundsOf, laid } from './pose.ts'
import { settled } from './settled.ts'

const rod = () => {
  const piece = startPiece()
  piece.add('steel', createTools('live').cylinder([0, 0, 0], [200, 0, 0], 5))
  return piece.done()
}

test('a piece is laid on the ground and in the middle', () => {
  const { min, max } = boundsOf(laid(rod()))
  expect(min.y).toBeCloseTo(0, 3)
  expect(min.x + max.x).toBeCloseTo(0, 3)
})

test('a rod that points up settles until it lies', () => {
  const { max } = boundsOf(settled(laid(rod(), turnZ(0.4))))
  expect(max.y).toBeCloseTo(10, 0)
})
