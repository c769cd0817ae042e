import { addHub } from '../../bike/wheels/hub.ts'
import { planWheel, type WheelPlan } from '../../bike/wheels/wheel-plan.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { place, turnX, turnY, turnZ, move } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import { smallBox } from '../../bike/small-box.ts'
import type { Tools } from '../../tools.ts'
import { bearing } from '../bearings/bearing.ts'
import { planOf } from '../bike-plan.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'
import { settled } from '../settled.ts'

/** Returns a hub lying on its flanges, with the holes for the spokes. */
function hub(tools: Tools, end: WheelPlan['end'], drivetrain: BikeShape['drivetrain']): Piece {
  const wheel = planWheel(planOf(tools, 'nireeka-prime', { drivetrain }), end)
  const piece = startPiece()
  addHub(piece, wheel)
  piece.add('blackMatte', ...spokeHoles(wheel))
  const isOnFreehub = end === 'rear' && drivetrain !== 'belt-8'
  const whole = isOnFreehub ? gather(piece.done(), moved(freehub(tools, 36), move(0, 0, 32))) : piece.done()
  return laid(settled(laid(whole, turnY(Math.PI / 2))), turnY(degrees(-28)))
}

export const buildFrontHub = (tools: Tools): Piece => hub(tools, 'front', 'derailleur-10')
export const buildRearHub = (tools: Tools): Piece => hub(tools, 'rear', 'derailleur-10')
export const buildGearHub = (tools: Tools): Piece => hub(tools, 'rear', 'belt-8')

const spokeHoles = ({ tools, flanges: { radius, right, left } }: WheelPlan) =>
  [right, left].flatMap((z) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * TURN
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      return tools.cylinder([x, y, z - 1.9], [x, y, z + 1.9], 1.5, 14)
    }),
  )

/** Returns a freehub body around z from z = 0: the splines that carry the sprockets, a seal at its foot. */
function freehub(tools: Tools, length: number): Piece {
  const core: V2[] = [
    [11, 0],
    [17.6, 0],
    [18, 0.5],
    [18, 3],
    [15.6, 3.4],
    [15.6, length - 0.6],
    [15, length],
    [11, length],
    [11, 0],
  ]
  const splines = Array.from({ length: 9 }, (_, i) => {
    const spline = smallBox(tools, { width: 2.4, height: i === 0 ? 3 : 5, depth: length - 4.6, radius: 0.5 })
    return place(spline, turnZ((i / 9) * TURN), move(16.2, 0, length / 2 + 1.4))
  })
  return made('alloy', tools.latheZ(core, [0, 0, 0], { around: 64, edge: 28, asGiven: true }), ...splines)
}

/** Returns a freehub body, the splines outside, the bearing in its end, the pawls at its foot. */
export function buildFreehub(tools: Tools): Piece {
  const length = 38
  const end = moved(
    bearing(tools, { inner: 7.5, outer: 11, height: 5 }),
    move(0, 0, length - 5),
    turnX(Math.PI / 2),
  )
  const foot: V2[] = [
    [9, -9],
    [13.4, -9],
    [13.8, -8.6],
    [13.8, 0.2],
    [9, 0.2],
    [9, -9],
  ]
  const pawls = Array.from({ length: 3 }, (_, i) =>
    place(
      smallBox(tools, { width: 3, height: 9, depth: 5, radius: 0.8 }),
      turnZ((i / 3) * TURN),
      move(14.4, 0, -4.4),
      turnZ(0.34),
    ),
  )
  const whole = gather(
    freehub(tools, length),
    end,
    made('steel', tools.latheZ(foot, [0, 0, 0], { around: 56, edge: 28, asGiven: true }), ...pawls),
  )
  return laid(whole, turnY(degrees(-28)), turnX(degrees(-8)), turnY(Math.PI / 2))
}
