import { Box3, type Matrix4 } from 'three'

import type { Piece } from '../piece.ts'
import { move, place } from '../shapes/transforms.ts'

/** Moves a whole piece, by the last matrix first. */
export function posed(piece: Piece, ...matrices: Matrix4[]): Piece {
  for (const { geometry } of piece.meshes) place(geometry, ...matrices)
  return piece
}

/** The piece with its lowest point on the ground and its middle over the origin. */
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
