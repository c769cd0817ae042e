import type { Piece } from '../piece.ts'
import { boundsOf, countBroken } from './bounds-of.ts'

/** Returns the bounding box of a piece, or of its meshes whose material's name starts with `material`. */
export const boundsOfPiece = ({ meshes }: Piece, material = '') =>
  boundsOf(meshes.filter((mesh) => mesh.material.startsWith(material)).map(({ geometry }) => geometry))

export const trianglesIn = ({ meshes }: Piece) =>
  meshes.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0)

export const brokenIn = ({ meshes }: Piece) =>
  meshes.reduce((sum, { geometry }) => sum + countBroken(geometry), 0)
