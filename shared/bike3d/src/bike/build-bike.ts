import type { Configuration } from '../configuration/configuration.ts'
import { shapeOf } from '../configuration/shape-of.ts'
import type { BikeShape } from '../configuration/shape.ts'
import { meshesOf } from '../model/meshes-of.ts'
import type { ModelPiece } from '../model/model.ts'
import { createTools, type Detail } from '../tools.ts'
import { type Measures, measuresOf } from './measures.ts'
import { PIECES } from './piece-rules.ts'
import type { PieceRule } from './pieces.ts'

export interface BikeModel {
  measures: Measures
  pieces: ModelPiece[]
}

/**
 * Returns a bike's pieces as meshes in millimetres. They don't depend on the colour, which is a matter of materials.
 * Pieces whose key is in `known` are reused, so a change of one part builds only the pieces it affects. Throws
 * UnknownPart when a part has no model. `onBuilt` is called after each newly built piece with the share of the pieces
 * that are there, 0 to 1.
 */
export function buildBike(
  configuration: Configuration,
  detail: Detail = 'still',
  known: ReadonlyMap<string, ModelPiece> = new Map(),
  onBuilt?: (share: number) => void,
): BikeModel {
  const { measures, pieces } = planBike(configuration, detail)
  const pieceAt = ({ key, build }: (typeof pieces)[number], index: number) => {
    const kept = known.get(key)
    if (kept) return kept
    const built = build()
    onBuilt?.((index + 1) / pieces.length)
    return built
  }
  return { measures, pieces: pieces.map(pieceAt) }
}

/**
 * Returns the first piece of a bike that isn't in `known`, for building ahead in small steps; null when all are known.
 */
export const buildNextPiece = (
  configuration: Configuration,
  detail: Detail,
  known: ReadonlyMap<string, ModelPiece>,
): ModelPiece | null =>
  planBike(configuration, detail)
    .pieces.find(({ key }) => !known.has(key))
    ?.build() ?? null

function planBike(configuration: Configuration, detail: Detail) {
  const shape = shapeOf(configuration)
  const measures = measuresOf(shape.bike, shape.size)
  const tools = createTools(detail)
  const pieces = PIECES.filter(({ isOn }) => isOn?.(shape) ?? true).map((rule) => {
    const key = keyOf(rule, shape, detail)
    const { name, build, apart } = rule
    return {
      key,
      build: (): ModelPiece => ({ name, key, apart, meshes: meshesOf(build({ tools, measures, shape })) }),
    }
  })
  return { measures, pieces }
}

const keyOf = ({ name, needs }: PieceRule, shape: BikeShape, detail: Detail) =>
  [name, shape.bike, shape.size, detail, ...needs.map((need) => `${need}:${shape[need]}`)].join(' ')
