import type { ModelMesh, ModelPiece } from '../model/model.ts'
import type { V3 } from '../shapes/vectors.ts'
import { offsetOf } from './offset-of.ts'

/** How far the lowest piece of an exploded bike hovers above the ground, in millimetres. */
const HOVER = 60

/** Returns the pieces at their places in the exploded view, above the ground. */
export function movedApart(pieces: readonly ModelPiece[], amount: number): ModelPiece[] {
  const moved = pieces.map((piece) => movedBy(piece, offsetOf(piece, amount)))
  const lowest = moved.reduce((least, piece) => Math.min(least, lowestOf(piece)), Infinity)
  return moved.map((piece) => movedBy(piece, [0, HOVER - lowest, 0]))
}

const movedBy = (piece: ModelPiece, offset: V3): ModelPiece => ({
  ...piece,
  meshes: piece.meshes.map((mesh) => ({ ...mesh, positions: shifted(mesh, offset) })),
})

const shifted = ({ positions }: ModelMesh, offset: V3) =>
  positions.map((value, i) => value + (offset[i % 3] ?? 0))

function lowestOf({ meshes }: ModelPiece): number {
  let lowest = Infinity
  for (const { positions } of meshes)
    for (let i = 1; i < positions.length; i += 3) lowest = Math.min(lowest, positions[i] ?? lowest)
  return lowest
}
