import type { Measures } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import type { Pixels } from '../../textures/pixels.ts'
import type { GroundShade } from './ground-shade.ts'

/** A request for a model. `known`: the keys of pieces and of the paint's mask that the page already has. */
export interface ModelRequest {
  id: number
  kind: 'model'
  configuration: Configuration
  known: readonly string[]
}

/** The formats of 3D files: most apps open GLB, iPhones and iPads show USDZ in augmented reality. */
export type FileFormat = 'glb' | 'usdz'

/** A request for a configuration as a 3D file. */
export interface FileRequest {
  id: number
  kind: 'file'
  configuration: Configuration
  format: FileFormat
}

/** A request to build the pieces of likely configurations ahead of time. */
export interface AheadRequest {
  id: number
  kind: 'ahead'
  configurations: readonly Configuration[]
}

export type ModelThreadRequest = ModelRequest | FileRequest | AheadRequest

/** A piece of the answer; without meshes when the page already has them. */
export type SentPiece = Omit<ModelPiece, 'meshes'> & { meshes: ModelPiece['meshes'] | null }

export interface SentModel {
  measures: Measures
  pieces: SentPiece[]
  /** Lettering and zones of the frame's paint; without pixels when the page already has them. */
  mask: { key: string; pixels: Pixels | null }
}

/** An answer of the worker. Errors are sent by name and message. */
export type Reply =
  | { id: number; status: 'model'; model: SentModel }
  /** How much of a model's pieces, or of its shadow, is made, 0 to 1. */
  | { id: number; status: 'progress'; stage: 'pieces' | 'shade'; share: number }
  /**
   * The shadow, sent after its model so that the model needn't wait; never sent when another model is requested
   * meanwhile.
   */
  | { id: number; status: 'shade'; shade: GroundShade }
  /** Sent when likely pieces have been built; `materials` are the ones that they use. */
  | { id: number; status: 'ahead'; materials: readonly ModelMaterial[] }
  | { id: number; status: 'file'; file: Uint8Array }
  | { id: number; status: 'failed'; name: string; message: string }
