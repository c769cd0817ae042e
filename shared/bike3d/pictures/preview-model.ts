import { measuresOf } from '../src/bike/measures.ts'
import type { BikePlan } from '../src/bike/pieces.ts'
import type { BikeSlug, Size } from '../src/configuration/catalogue.ts'
import type { BikeShape } from '../src/configuration/shape.ts'
import { shapeOf } from '../src/configuration/shape-of.ts'
import { meshesOf } from '../src/model/meshes-of.ts'
import type { ModelPiece } from '../src/model/model.ts'
import type { Piece } from '../src/piece.ts'
import { createTools, type Detail, type Tools } from '../src/tools.ts'

interface PreviewInput {
  detail: Detail
  bike?: BikeSlug
  size: Size
  shape: Partial<BikeShape>
}

type Build = ((plan: BikePlan) => Piece) | ((tools: Tools) => Piece)

/**
 * Returns the model that the functions build: from a bike's plan when a bike is named, otherwise from the tools alone.
 */
export function modelOf(functions: [name: string, build: Build][], input: PreviewInput) {
  const pieces = functions.map(([name, build]): ModelPiece => ({
    name,
    key: name,
    meshes: meshesOf((build as (needs: BikePlan | Tools) => Piece)(needsOf(input))),
    apart: [0, 0, 0],
  }))
  return { pieces, ...(input.bike ? { measures: measuresOf(input.bike, input.size) } : {}) }
}

function needsOf({ detail, bike, size, shape }: PreviewInput): BikePlan | Tools {
  const tools = createTools(detail)
  if (!bike) return tools
  const own = shapeOf({ bike, size, parts: [], colour: { id: 1 } })
  return { tools, measures: measuresOf(bike, size), shape: { ...own, ...shape } }
}
