import { Box3, type Matrix4 } from 'three'

import type { Piece } from '../piece.ts'
import { move, place } from '../shapes/transforms.ts'

/** Returns a whole piece moved by the matrices, the last one first. */
export function posed(piece: Piece, ...matrices: Matrix4[]): Piece {
  for (const { geometry } of piece.meshes) place(geometry, ...matrices)
  return piece
}

/** Returns the piece with its lowest point on the ground and its middle above the origin. */
export function onGround(piece: Piece): Piece {
  const { min, max } = boundsOf(piece)
  return posed(piece, move(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2))
}

export function boundsOf(piece: Piece): Box3 {
  const bounds = new Box3()
  for (const { geometry } of piece.meshes) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) bounds.union(geometry.boundingBox)
  }
  return bounds
}
