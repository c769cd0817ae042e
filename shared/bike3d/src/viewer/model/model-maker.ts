import type { BikeModel } from '../../bike/build-bike.ts'
import type { Measures } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { paintMask } from '../../materials/paint/paint-mask.ts'
import type { ModelMaterial, ModelMesh, ModelPiece } from '../../model/model.ts'
import type { ModelRequest, SentModel } from './messages.ts'

type Known = ReadonlyMap<string, ModelPiece>

export interface Build {
  bike: (configuration: Configuration, known: Known) => BikeModel
  /** The first piece that isn't known; null: all are. */
  nextPiece: (configuration: Configuration, known: Known) => ModelPiece | null
}

/** About three bikes with all their parts: going back to what was shown before builds nothing. */
const KEPT_PIECES = 150

/** Builds what a request asks for, keeps the pieces, and answers with those that the asker doesn't know. */
export function createModelMaker(build: Build) {
  const kept = new Map<string, ModelPiece>()

  const keep = (pieces: readonly ModelPiece[]) => {
    for (const piece of pieces) {
      // Put last, so that the first ones are those that weren't needed for longest.
      kept.delete(piece.key)
      kept.set(piece.key, piece)
    }
    for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_PIECES))) kept.delete(key)
  }
  const make = (configuration: Configuration) => {
    const model = build.bike(configuration, kept)
    keep(model.pieces)
    return model
  }

  return {
    make,
    /** Builds one piece of a bike that may be asked for; null: there is none left to build. */
    buildAhead(configuration: Configuration): ModelPiece | null {
      const piece = build.nextPiece(configuration, kept)
      if (piece) keep([piece])
      return piece
    },
    /** All that is built by now is made of these. */
    materials: (): ModelMaterial[] => [
      ...new Set([...kept.values()].flatMap(({ meshes }) => meshes.map(({ material }) => material))),
    ],
    answer({ configuration, known }: Pick<ModelRequest, 'configuration' | 'known'>): SentModel {
      const { measures, pieces } = make(configuration)
      const sent = pieces.map((piece) => ({
        ...piece,
        meshes: known.includes(piece.key) ? null : piece.meshes.map(copy),
      }))
      return { measures, pieces: sent, mask: maskFor(measures, known) }
    },
  }
}

export type ModelMaker = ReturnType<typeof createModelMaker>

/** Letters are drawn from distances, so that about a millimetre a pixel is fine enough. */
const MASK_WIDTH = 1280

function maskFor(measures: Measures, known: readonly string[]): SentModel['mask'] {
  const key = `mask ${measures.bike} ${measures.size}`
  return { key, pixels: known.includes(key) ? null : paintMask(measures, MASK_WIDTH) }
}

/** Numbers that are handed over to another thread are gone from this one. */
const copy = ({ material, positions, normals, uvs, indices }: ModelMesh): ModelMesh => ({
  material,
  positions: positions.slice(),
  normals: normals.slice(),
  uvs: uvs.slice(),
  indices: indices.slice(),
})

/** What of an answer is handed over instead of copied. */
export const buffersOf = ({ pieces, mask }: SentModel): Transferable[] => [
  ...pieces
    .flatMap(({ meshes }) => meshes ?? [])
    .flatMap(({ positions, normals, uvs, indices }) => [positions, normals, uvs, indices])
    .map(({ buffer }) => buffer as ArrayBuffer),
  ...(mask.pixels ? [mask.pixels.data.buffer as ArrayBuffer] : []),
]
