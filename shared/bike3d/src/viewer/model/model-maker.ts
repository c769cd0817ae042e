import type { BikeModel } from '../../bike/build-bike.ts'
import type { Measures } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { paintMask } from '../../materials/paint/paint-mask.ts'
import type { ModelMaterial, ModelMesh, ModelPiece } from '../../model/model.ts'
import type { ModelRequest, SentModel } from './messages.ts'

type Known = ReadonlyMap<string, ModelPiece>
/** Called after each newly built piece with the share of a bike's pieces that are there, 0 to 1. */
export type OnBuilt = (share: number) => void

export interface Build {
  bike: (configuration: Configuration, known: Known, onBuilt?: OnBuilt) => BikeModel
  /** Returns the first piece that isn't known yet, newly built; null when all are known. */
  nextPiece: (configuration: Configuration, known: Known) => ModelPiece | null
}

/** The number of pieces kept in memory: about three bikes, so that going back to an earlier choice builds nothing. */
const KEPT_PIECES = 150

/** Returns what builds the requested models, caches the pieces, and answers with those that the page doesn't have. */
export function createModelMaker(build: Build) {
  const kept = new Map<string, ModelPiece>()

  const keep = (pieces: readonly ModelPiece[]) => {
    for (const piece of pieces) {
      // Moves the piece to the end of the map, so that the least recently used pieces come first.
      kept.delete(piece.key)
      kept.set(piece.key, piece)
    }
    for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_PIECES))) kept.delete(key)
  }
  const make = (configuration: Configuration, onBuilt?: OnBuilt) => {
    const model = build.bike(configuration, kept, onBuilt)
    keep(model.pieces)
    return model
  }

  return {
    make,
    /** Builds one more piece of a likely configuration; returns null when nothing is left to build. */
    buildAhead(configuration: Configuration): ModelPiece | null {
      const piece = build.nextPiece(configuration, kept)
      if (piece) keep([piece])
      return piece
    },
    /** Returns the materials of all pieces that are built by now. */
    materials: (): ModelMaterial[] => [
      ...new Set([...kept.values()].flatMap(({ meshes }) => meshes.map(({ material }) => material))),
    ],
    answer(
      { configuration, known }: Pick<ModelRequest, 'configuration' | 'known'>,
      onBuilt?: OnBuilt,
    ): SentModel {
      const { measures, pieces } = make(configuration, onBuilt)
      const sent = pieces.map((piece) => ({
        ...piece,
        meshes: known.includes(piece.key) ? null : piece.meshes.map(copy),
      }))
      return { measures, pieces: sent, mask: maskFor(measures, known) }
    },
  }
}

export type ModelMaker = ReturnType<typeof createModelMaker>

/** Width of the paint mask in pixels, about one per millimetre: enough, because letters are drawn from distances. */
const MASK_WIDTH = 1280

function maskFor(measures: Measures, known: readonly string[]): SentModel['mask'] {
  const key = `mask ${measures.bike} ${measures.size}`
  return { key, pixels: known.includes(key) ? null : paintMask(measures, MASK_WIDTH) }
}

/** Copies a mesh, because buffers that are transferred to another thread can't be used here any more. */
const copy = ({ material, positions, normals, uvs, indices }: ModelMesh): ModelMesh => ({
  material,
  positions: positions.slice(),
  normals: normals.slice(),
  uvs: uvs.slice(),
  indices: indices.slice(),
})

/** Returns the buffers of an answer that are transferred instead of copied. */
export const buffersOf = ({ pieces, mask }: SentModel): Transferable[] => [
  ...pieces
    .flatMap(({ meshes }) => meshes ?? [])
    .flatMap(({ positions, normals, uvs, indices }) => [positions, normals, uvs, indices])
    .map(({ buffer }) => buffer as ArrayBuffer),
  ...(mask.pixels ? [mask.pixels.data.buffer as ArrayBuffer] : []),
]
