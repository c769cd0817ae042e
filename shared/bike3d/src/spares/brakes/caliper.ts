import { Matrix4 } from 'three'

import { addCaliper } from '../../bike/brakes/caliper.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { gather, laid, moved } from '../pose.ts'
import { buildBrakeLever } from './from-the-bike.ts'

/** Returns the caliper with its pads on its back, the slot for the disc upwards and towards the camera. */
function caliper(tools: Tools, brakes: BikeShape['brakes']): Piece {
  const piece = startPiece()
  addCaliper(piece, planOf(tools, 'nireeka-prime', { brakes }), new Matrix4())
  return laid(piece.done(), turnX(degrees(-112)), turnZ(-Math.PI / 2))
}

export const buildTwoPistonCaliper = (tools: Tools): Piece => caliper(tools, '2-piston-180')
export const buildFourPistonCaliper = (tools: Tools): Piece => caliper(tools, '4-piston-203')

const HOSE = 2.5

/** Returns a brake as it is sold: the lever, the caliper and the coiled hose that joins them. */
function completeBrake(tools: Tools, brakes: BikeShape['brakes']): Piece {
  const options: CoilOptions = {
    radius: 62,
    cable: HOSE,
    turns: 3,
    oval: 1.3,
    start: TO_CALIPER,
    end: TO_LEVER,
    lift: 14,
  }
  const hose = startPiece()
  hose.add('blackMatte', tools.tube(coil(options), HOSE, { along: 360, around: 14 }))
  hose.add('webbing', tie(tools, options, Math.PI * 0.62), tie(tools, options, Math.PI * 1.38))
  return laid(
    gather(
      hose.done(),
      moved(caliper(tools, brakes), move(150, 0, -66), turnY(degrees(28))),
      moved(buildBrakeLever(tools), move(118, 0, 92), turnY(degrees(8))),
    ),
  )
}

const TO_CALIPER: V2[] = [
  [84, -30],
  [104, -58],
  [122, -70],
]
const TO_LEVER: V2[] = [
  [86, 30],
  [92, 58],
  [60, 84],
]

export const buildTwoPistonBrakeComplete = (tools: Tools): Piece => completeBrake(tools, '2-piston-180')
export const buildFourPistonBrakeComplete = (tools: Tools): Piece => completeBrake(tools, '4-piston-203')
