import { measuresOf } from '../src/bike/measures.ts'
import type { BikePlan } from '../src/bike/pieces.ts'
import type { BikeSlug, Size } from '../src/configuration/catalogue.ts'
import type { BikeShape } from '../src/configuration/shape.ts'
import { shapeOf } from '../src/configuration/shape-of.ts'
import { meshesOf } from '../src/model/meshes-of.ts'
import type { ModelPiece } from '../src/model/model.ts'
import type { Piece } from '../src/piece.ts'
import { createTools, type Detail, type Tools } from '../src/tools.ts'

interface Wish {
  detail: Detail
  bike?: BikeSlug
  size: Size
  shape: Partial<BikeShape>
}

type Build = ((plan: BikePlan) => Piece) | ((tools: Tools) => Piece)

/** What the functions build: of a bike's plan when a bike is named, else of tools alone. */
export function modelOf(functions: [name: string, build: Build][], wish: Wish) {
  const pieces = functions.map(([name, build]): ModelPiece => ({
    name,
    key: name,
    meshes: meshesOf((build as (needs: BikePlan | Tools) => Piece)(needsOf(wish))),
    apart: [0, 0, 0],
  }))
  return { pieces, ...(wish.bike ? { measures: measuresOf(wish.bike, wish.size) } : {}) }
}

function needsOf({ detail, bike, size, shape }: Wish): BikePlan | Tools {
  const tools = createTools(detail)
  if (!bike) return tools
  const own = shapeOf({ bike, size, parts: [], colour: { id: 1 } })
  return { tools, measures: measuresOf(bike, size), shape: { ...own, ...shape } }
}
