import { buildFrontBrake } from '../bike/brakes/build-brakes.ts'
import { addRotor } from '../bike/wheels/rotor.ts'
import { planWheel } from '../bike/wheels/wheel-plan.ts'
import type { BikeShape } from '../configuration/shape.ts'
import { type Piece, startPiece } from '../piece.ts'
import { move } from '../shapes/transforms.ts'
import { planOf } from '../spares/bike-plan.ts'
import { gather, laid, moved } from '../spares/pose.ts'
import { without } from '../spares/taken-off.ts'
import type { Tools } from '../tools.ts'

/** Returns the caliper on its disc as at the front wheel, without the hose. */
function brake(tools: Tools, brakes: BikeShape['brakes']): Piece {
  // On Nyx, whose rigid fork has no clips of the brake hose on its leg.
  const plan = planOf(tools, 'nyx', { brakes })
  const wheel = planWheel(plan, 'front')
  const disc = startPiece()
  addRotor(disc, wheel)
  const caliper = without(buildFrontBrake(plan), 'rubber')
  return laid(gather(caliper, moved(disc.done(), move(...wheel.axle))))
}

export const buildTwoPistonBrake = (tools: Tools): Piece => brake(tools, '2-piston-180')
export const buildFourPistonBrake = (tools: Tools): Piece => brake(tools, '4-piston-203')
