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
 * UnknownPart when a part has no model.
 */
export function buildBike(
  configuration: Configuration,
  detail: Detail = 'still',
  known: ReadonlyMap<string, ModelPiece> = new Map(),
): BikeModel {
  const { measures, pieces } = planBike(configuration, detail)
  return { measures, pieces: pieces.map(({ key, build }) => known.get(key) ?? build()) }
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
