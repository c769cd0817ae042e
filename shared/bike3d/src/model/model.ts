import type { FinishName } from '../materials/finishes.ts'
import type { MaterialName } from '../materials/material-names.ts'
import type { V3 } from '../shapes/vectors.ts'

/** The material of a model's mesh: all plain finishes share one, and each vertex refers to its finish. */
export type ModelMaterial = Exclude<MaterialName, FinishName> | 'palette'

/**
 * A mesh as plain numbers, which can be sent from a worker: three numbers per position and normal, two per texture
 * coordinate; millimetres.
 */
export interface ModelMesh {
  material: ModelMaterial
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  indices: Uint32Array
}

/** One piece of a model, which is shown, framed and moved as a unit. */
export interface ModelPiece {
  name: string
  /** The piece's key: equal keys mean equal meshes. */
  key: string
  meshes: ModelMesh[]
  /** The piece's movement in the exploded view, in millimetres. */
  apart: V3
}

export const trianglesOf = (pieces: ModelPiece[]) =>
  pieces.reduce((sum, piece) => piece.meshes.reduce((inner, mesh) => inner + mesh.indices.length / 3, sum), 0)

/** Returns the number of draw calls: one for each mesh. */
export const drawCallsOf = (pieces: ModelPiece[]) =>
  pieces.reduce((sum, piece) => sum + piece.meshes.length, 0)
