import { buildCockpit } from '../bike/cockpit/build-cockpit.ts'
import type { BikeShape } from '../configuration/shape.ts'
import type { Piece } from '../piece.ts'
import { planOf } from '../spares/bike-plan.ts'
import { laid } from '../spares/pose.ts'
import type { Tools } from '../tools.ts'

/** Returns a handlebar with everything clamped to it, from the rider's point of view. */
const cockpit = (tools: Tools, bar: BikeShape['bar']): Piece =>
  laid(buildCockpit(planOf(tools, 'nireeka-prime', { bar })))

export const buildFlatCockpit = (tools: Tools): Piece => cockpit(tools, 'flat')
export const buildSweptCockpit = (tools: Tools): Piece => cockpit(tools, 'swept')
export const buildCarbonCockpit = (tools: Tools): Piece => cockpit(tools, 'carbon')
