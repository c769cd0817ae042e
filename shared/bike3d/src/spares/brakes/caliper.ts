import { Matrix4 } from 'three'

import { addCaliper, EAR } from '../../bike/brakes/caliper.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, scale, turnY, turnZ } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { bolt } from '../hardware/bolt.ts'
import { thread } from '../hardware/thread.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

export type Brakes = BikeShape['brakes']

/** Distance of the bolts from the caliper's middle, and the height of the ears' lower ends above it. */
const BOLTS = EAR[1]
const EARS_END = -EAR[0] - 7
/** Height of the post bolts' tips, below the caliper's lower edge at -15. */
const TIPS = -24

/** Returns the caliper with its slot for the disc downwards, the end with the hose on the left. */
function standing(tools: Tools, brakes: Brakes): Piece {
  const piece = startPiece()
  addCaliper(piece, planOf(tools, 'nireeka-prime', { brakes }), new Matrix4())
  return moved(piece.done(), turnY(Math.PI), turnZ(-Math.PI / 2))
}

/** Returns a front caliper as it is bolted to a fork: on its two post bolts, the hose on the left. */
export function frontCaliper(tools: Tools, brakes: Brakes): Piece {
  const shaft = made('steel', thread(tools, { radius: 3, length: EARS_END - TIPS + 8 }))
  const bolts = [1, -1].map((end) => moved(shaft, move(end * BOLTS, TIPS, 0)))
  return laid(gather(standing(tools, brakes), ...bolts))
}

/** Returns a rear caliper as it is bolted to a frame: on a flat adapter along the stay, the hose on the right. */
export function rearCaliper(tools: Tools, brakes: Brakes): Piece {
  const frameBolt = bolt(tools, { diameter: 6, length: 6, head: 'low' })
  const bolts = [1, -1].map((end) => moved(frameBolt, move(end * FRAME_BOLTS, -24, FOOT)))
  return laid(moved(gather(standing(tools, brakes), adapter(tools), ...bolts), scale(-1, 1, 1)))
}

/** Distance of the adapter's bolts to the frame from its middle, and of its foot from the disc. */
const FRAME_BOLTS = 58
const FOOT = 17

/** Returns the adapter: a long foot beside the disc, and two posts that carry the caliper's ears. */
function adapter(tools: Tools): Piece {
  const posts = [1, -1].flatMap((end) => [
    {
      field: roundedCylinder([end * BOLTS, EARS_END, 0], [end * BOLTS, -26, 0], 8.6, 1.6),
      k: 4,
    },
    { field: roundedBox([end * BOLTS, -22, 9], [9, 4.5, 10], 2), k: 5 },
  ])
  const field = join([{ field: roundedBox([0, -22, FOOT], [70, 4.5, 9], 3), k: 1 }, ...posts])
  return made('alloy', tools.solid(field, { min: [-74, -30, -12], max: [74, 10, 30], cell: 1.2 }))
}

export const buildTwoPistonCaliper = (tools: Tools): Piece => frontCaliper(tools, '2-piston-180')
export const buildTwoPistonRearCaliper = (tools: Tools): Piece => rearCaliper(tools, '2-piston-180')
export const buildFourPistonCaliper = (tools: Tools): Piece => frontCaliper(tools, '4-piston-203')
export const buildFourPistonRearCaliper = (tools: Tools): Piece => rearCaliper(tools, '4-piston-203')
