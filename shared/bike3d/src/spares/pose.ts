import { Box3, type BufferGeometry, type Matrix4 } from 'three'

import { type Piece, startPiece } from '../piece.ts'
import { move, place } from '../shapes/transforms.ts'

/** Returns a copy of the piece, moved by the matrices, the last one first. */
export const moved = (piece: Piece, ...matrices: Matrix4[]): Piece => ({
  meshes: piece.meshes.map(({ material, geometry }) => ({
    material,
    geometry: place(geometry.clone(), ...matrices),
  })),
})

/** Returns several pieces as one. */
export function gather(...pieces: Piece[]): Piece {
  const all = startPiece()
  for (const piece of pieces)
    for (const { material, geometry } of piece.meshes) all.add(material, geometry.clone())
  return all.done()
}

export function boundsOf(piece: Piece): Box3 {
  const bounds = new Box3()
  for (const { geometry } of piece.meshes) bounds.union(boundsOfGeometry(geometry))
  return bounds
}

function boundsOfGeometry(geometry: BufferGeometry): Box3 {
  geometry.computeBoundingBox()
  return geometry.boundingBox ?? new Box3()
}

/** Returns the piece turned by the matrices and lowered to the ground, without moving it sideways. */
export function dropped(piece: Piece, ...turns: Matrix4[]): Piece {
  const turned = moved(piece, ...turns)
  return moved(turned, move(0, -boundsOf(turned).min.y, 0))
}

/** Returns the piece turned by the matrices, on the ground and centred, as it is photographed. */
export function laid(piece: Piece, ...turns: Matrix4[]): Piece {
  const turned = moved(piece, ...turns)
  const { min, max } = boundsOf(turned)
  return moved(turned, move(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2))
}

/** Returns pieces set out on the ground, each at its x and z. */
export const setOut = (pieces: [piece: Piece, x: number, z: number][]): Piece =>
  laid(gather(...pieces.map(([piece, x, z]) => moved(piece, move(x, 0, z)))))
