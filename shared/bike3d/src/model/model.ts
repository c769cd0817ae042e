import type { FinishName } from '../materials/finishes.ts'
import type { MaterialName } from '../materials/material-names.ts'
import type { V3 } from '../shapes/vectors.ts'

/** What a model's mesh is drawn with: all plain finishes share one material, each vertex knows its own. */
export type ModelMaterial = Exclude<MaterialName, FinishName> | 'palette'

/**
 * A mesh as plain numbers, so that it can leave a worker: three numbers a position and a normal, two a texture
 * coordinate; millimetres.
 */
export interface ModelMesh {
  material: ModelMaterial
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  indices: Uint32Array
}

/** One piece of a model: it is shown, framed and moved apart as one. */
export interface ModelPiece {
  name: string
  /** Equal keys, equal meshes. */
  key: string
  meshes: ModelMesh[]
  /** The way it moves in the exploded view, in millimetres. */
  apart: V3
}

export const trianglesOf = (pieces: ModelPiece[]) =>
  pieces.reduce((sum, piece) => piece.meshes.reduce((inner, mesh) => inner + mesh.indices.length / 3, sum), 0)

/** Each mesh is drawn with one call. */
export const drawCallsOf = (pieces: ModelPiece[]) =>
  pieces.reduce((sum, piece) => sum + piece.meshes.length, 0)
