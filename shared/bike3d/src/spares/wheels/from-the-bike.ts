import { buildFrontWheel as onTheBike, buildRearWheel as behind } from '../../bike/wheels/build-wheels.ts'
import { addTyre } from '../../bike/wheels/tyre.ts'
import { planWheel } from '../../bike/wheels/wheel-plan.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { gather, laid, moved } from '../pose.ts'
import { without } from '../taken-off.ts'

const TYRES = ['tyreTrail', 'tyreCity', 'tyreUrban'] as const

/** Returns a wheel standing on its rim, because wheels are sold without tyres. */
const bare = (wheel: Piece) => laid(without(wheel, ...TYRES, 'rubber'))

export const buildFrontWheel = (tools: Tools): Piece =>
  bare(onTheBike(planOf(tools, 'nyx', { wheels: 'alloy' })))
export const buildRearWheel = (tools: Tools): Piece =>
  bare(behind(planOf(tools, 'nireeka-prime', { wheels: 'alloy' })))

export const buildCarbonFrontWheel = (tools: Tools): Piece =>
  bare(onTheBike(planOf(tools, 'nireeka-prime', { wheels: 'carbon' })))
export const buildCarbonRearWheel = (tools: Tools): Piece =>
  bare(behind(planOf(tools, 'nireeka-prime', { wheels: 'carbon' })))

/** Returns the wheels, the front one before the rear one. */
export function buildCarbonWheels(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-prime', { wheels: 'carbon' })
  return laid(
    gather(
      moved(bare(onTheBike(plan)), move(150, 0, 90), turnY(degrees(10))),
      moved(bare(behind(plan)), move(-150, 0, -90), turnY(degrees(10))),
    ),
  )
}

function tyre(tools: Tools, bike: BikeSlug, wheels: BikeShape['wheels'] = 'alloy'): Piece {
  const piece = startPiece()
  addTyre(piece, planWheel(planOf(tools, bike, { wheels }), 'front'))
  return laid(piece.done())
}

export const buildTrailTyre = (tools: Tools): Piece => tyre(tools, 'nireeka-prime')
export const buildCityTyre = (tools: Tools): Piece => tyre(tools, 'nireeka-homie', 'puncture-resistant')
export const buildSlickTyre = (tools: Tools): Piece => tyre(tools, 'nyx')
