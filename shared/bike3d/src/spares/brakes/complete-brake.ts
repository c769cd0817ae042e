import { type Piece, startPiece } from '../../piece.ts'
import { move, scale, turnY } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { gather, laid, moved } from '../pose.ts'
import { type Brakes, frontCaliper, rearCaliper } from './caliper.ts'
import { buildBrakeLever } from './from-the-bike.ts'

const HOSE = 2.5
/** Turns of the coiled hose: that of a rear brake is twice as long. */
const TURNS = { front: 2, rear: 5 }

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

/** Returns the coiled hose, the left lever in front of it, and the caliper to the right. */
function layOut(tools: Tools, caliper: Piece, turns: number): Piece {
  const options: CoilOptions = {
    radius: 62,
    cable: HOSE,
    turns,
    oval: 1.3,
    start: TO_CALIPER,
    end: TO_LEVER,
    lift: 14,
  }
  const hose = startPiece()
  hose.add('blackMatte', tools.tube(coil(options), HOSE, { along: 120 * turns, around: 14 }))
  hose.add('webbing', tie(tools, options, Math.PI * 0.62), tie(tools, options, Math.PI * 1.38))
  return laid(
    gather(
      hose.done(),
      moved(caliper, move(160, 0, -66), turnY(degrees(28))),
      moved(buildBrakeLever(tools), move(118, 0, 92), turnY(degrees(8))),
    ),
  )
}

const mirrored = (piece: Piece) => moved(piece, scale(-1, 1, 1))

/** Returns a front brake as it is sold: with the left lever and a short hose. */
const frontBrake = (tools: Tools, brakes: Brakes): Piece =>
  layOut(tools, frontCaliper(tools, brakes), TURNS.front)

/** Returns a rear brake as it is sold: the other way around, with the right lever and a long hose. */
const rearBrake = (tools: Tools, brakes: Brakes): Piece =>
  laid(mirrored(layOut(tools, mirrored(rearCaliper(tools, brakes)), TURNS.rear)))

export const buildTwoPistonBrakeComplete = (tools: Tools): Piece => frontBrake(tools, '2-piston-180')
export const buildTwoPistonRearBrakeComplete = (tools: Tools): Piece => rearBrake(tools, '2-piston-180')
export const buildFourPistonBrakeComplete = (tools: Tools): Piece => frontBrake(tools, '4-piston-203')
export const buildFourPistonRearBrakeComplete = (tools: Tools): Piece => rearBrake(tools, '4-piston-203')
