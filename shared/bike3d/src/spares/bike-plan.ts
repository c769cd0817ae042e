import { measuresOf } from '../bike/measures.ts'
import type { BikePlan } from '../bike/pieces.ts'
import type { BikeSlug } from '../configuration/catalogue.ts'
import { shapeOf } from '../configuration/shape-of.ts'
import type { BikeShape } from '../configuration/shape.ts'
import type { Tools } from '../tools.ts'

/** Returns the plan of the bike that a spare part is taken from: size M with standard parts, apart from the changes. */
export function planOf(tools: Tools, bike: BikeSlug, changes: Partial<BikeShape> = {}): BikePlan {
  const shape = shapeOf({ bike, size: 'M', parts: [], colour: { id: 1 } })
  return { tools, measures: measuresOf(bike, 'M'), shape: { ...shape, ...changes } }
}
