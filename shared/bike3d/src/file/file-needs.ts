import type { Material } from 'three'

import type { ModelMaterial, ModelPiece } from '../model/model.ts'
import type { EncodePng } from './png-pixels.ts'

/** What a model's file is written from. */
export interface FileNeeds {
  name: string
  pieces: readonly ModelPiece[]
  /** Returns a material of the live view, with the bike's paint. */
  materialOf: (name: ModelMaterial) => Material
  encodePng: EncodePng
}

export type WriteFile = (needs: FileNeeds) => Promise<Uint8Array>
