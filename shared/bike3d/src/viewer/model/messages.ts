import type { Measures } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import type { Pixels } from '../../textures/pixels.ts'
import type { GroundShade } from './ground-shade.ts'

/** The page asks for a model. `known`: the keys of the pieces and of the paint's mask that it has already. */
export interface ModelRequest {
  id: number
  kind: 'model'
  configuration: Configuration
  known: readonly string[]
}

/** GLB is what most apps open, USDZ what iPhones and iPads show in the room. */
export type FileFormat = 'glb' | 'usdz'

/** The page asks for a configuration as a file. */
export interface FileRequest {
  id: number
  kind: 'file'
  configuration: Configuration
  format: FileFormat
}

/** The page asks for the pieces of what is likely to be chosen next to be built ahead. */
export interface AheadRequest {
  id: number
  kind: 'ahead'
  configurations: readonly Configuration[]
}

export type ModelThreadRequest = ModelRequest | FileRequest | AheadRequest

/** A piece of the answer; without meshes when the page has them. */
export type SentPiece = Omit<ModelPiece, 'meshes'> & { meshes: ModelPiece['meshes'] | null }

export interface SentModel {
  measures: Measures
  pieces: SentPiece[]
  /** The lettering and the zones of the frame's paint; without pixels when the page has them. */
  mask: { key: string; pixels: Pixels | null }
}

/** An error crosses as its name and its message. */
export type Reply =
  | { id: number; status: 'model'; model: SentModel }
  /** Follows its model, for a part needn't wait for its shadow; never comes when another model is asked for meanwhile. */
  | { id: number; status: 'shade'; shade: GroundShade }
  /** What is likely next is built, of these materials. */
  | { id: number; status: 'ahead'; materials: readonly ModelMaterial[] }
  | { id: number; status: 'file'; file: Uint8Array }
  | { id: number; status: 'failed'; name: string; message: string }
