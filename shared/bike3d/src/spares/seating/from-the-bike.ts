import { onSeatTube } from '../../bike/measures.ts'
import type { BikePlan } from '../../bike/pieces.ts'
import { buildSaddle } from '../../bike/seating/saddle.ts'
import { buildSeatpost } from '../../bike/seating/seatpost.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { gather, laid } from '../pose.ts'
import { keepWhere } from '../taken-off.ts'

const saddle = (tools: Tools, kind: BikeShape['saddle']): Piece =>
  laid(buildSaddle(planOf(tools, 'nireeka-prime', { saddle: kind })))

export const buildSportSaddle = (tools: Tools): Piece => saddle(tools, 'sport')
export const buildGelSaddle = (tools: Tools): Piece => saddle(tools, 'gel')

export const buildSeatpostPrime = (tools: Tools): Piece => seatpost(tools, 'nireeka-prime', 'rigid')
export const buildSeatpostNyx = (tools: Tools): Piece => seatpost(tools, 'nyx', 'rigid')
export const buildDropperPost = (tools: Tools): Piece => seatpost(tools, 'nireeka-prime', 'dropper')
export const buildSuspensionPost = (tools: Tools): Piece => seatpost(tools, 'nireeka-prime', 'suspension')

/** Returns the post on its side, including the part inside the frame, without the frame's collar. */
function seatpost(tools: Tools, bike: BikeSlug, kind: BikeShape['seatpost']): Piece {
  const plan = planOf(tools, bike, { seatpost: kind })
  const post = keepWhere(buildSeatpost(plan), (middle) => !isCollar(plan, middle))
  const { seatLength } = plan.measures
  const on = (up: number): V3 => onSeatTube(plan.measures, seatLength + up)
  const hidden = startPiece()
  hidden.add(
    'anodised',
    tools.lathe(
      [
        [0, 0],
        [13, 0],
        [15, 0.4],
        [15.4, 1],
        [15.4, 170],
        [15.4, 220],
      ],
      on(-230),
      on(-229),
      { around: 48 },
    ),
  )
  const { seatTube } = plan.measures
  const lean = Math.atan2(-seatTube[0], seatTube[1])
  return laid(gather(post, hidden.done()), turnY(degrees(18)), turnZ(Math.PI / 2 - 0.05), turnZ(-lean))
}

/** Returns whether a point belongs to the collar, which is around the post at the frame's upper end. */
function isCollar({ measures }: BikePlan, [x, y, z]: V3): boolean {
  const { seatTop, seatTube } = measures
  const [dx, dy] = [x - seatTop[0], y - seatTop[1]]
  const up = dx * seatTube[0] + dy * seatTube[1]
  const ahead = dx * seatTube[1] - dy * seatTube[0]
  return up > -8 && up < 16 && Math.hypot(ahead, z) > 15.5
}
