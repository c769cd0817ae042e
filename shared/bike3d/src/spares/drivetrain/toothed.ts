import { BELT_PITCH, radiusOf } from '../../bike/drivetrain/drive-plan.ts'
import { type Gear, makeGear } from '../../bike/drivetrain/gears.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { washer } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns a toothed disc lying on the ground. */
const disc = (tools: Tools, finish: FinishName, gear: Gear): Piece =>
  laid(made(finish, place(makeGear(tools, gear), turnX(-Math.PI / 2))))

/** Returns a chainring with four arms and the bolts' seats between them. */
export function buildChainring(tools: Tools): Piece {
  const teeth = 38
  const radius = radiusOf(teeth)
  const ring = disc(tools, 'alloyDark', { teeth, radius, depth: 3.4, tooth: 4.4, hole: 17, arms: 4 })
  const seats = Array.from({ length: 4 }, (_, i) => {
    const angle = (i / 4) * TURN
    const seat = washer(tools, { inner: 3.6, outer: 6.6, height: 1.2 }, 'steel')
    return moved(seat, move(Math.cos(angle) * 40, 2.9, Math.sin(angle) * 40))
  })
  return laid(gather(ring, ...seats), turnY(degrees(22)))
}

/** Returns the belt's front sprocket, with five arms and a rim on which the belt runs. */
export function buildFrontSprocket(tools: Tools): Piece {
  const teeth = 50
  const radius = radiusOf(teeth, BELT_PITCH)
  const gear = { teeth, radius, depth: 11, tooth: 2.6, hole: 20, arms: 5 }
  return laid(disc(tools, 'alloyDark', gear), turnY(degrees(16)))
}

/** Returns the belt's rear sprocket: wide teeth, a collar inside them, lugs that grip the hub. */
export function buildRearSprocket(tools: Tools): Piece {
  const teeth = 22
  const radius = radiusOf(teeth, BELT_PITCH)
  const ring = disc(tools, 'steel', { teeth, radius, depth: 13, tooth: 2.8, hole: 17, arms: 0 })
  const collar = washer(tools, { inner: 17, outer: radius - 6, height: 3 }, 'steelCog')
  const lugs = Array.from({ length: 3 }, (_, i) => {
    const lug = tools.box({ width: 4, height: 8, depth: 13, radius: 1, bevel: 0.5 })
    return place(lug, turnY((i / 3) * TURN), move(16, 6.5, 0), turnX(Math.PI / 2))
  })
  return laid(gather(ring, moved(collar, move(0, 12.6, 0)), made('steel', ...lugs)))
}

/** Returns a derailleur's two wheels: one lies, the other leans on it. */
export function buildJockeyWheels(tools: Tools): Piece {
  const wheel = jockey(tools)
  return laid(
    gather(wheel, moved(dropped(wheel, turnY(degrees(-62)), turnX(degrees(-68))), move(40, 0, -16))),
  )
}

function jockey(tools: Tools): Piece {
  const gear = { teeth: 12, radius: radiusOf(12), depth: 3, tooth: 4.4, hole: 9, arms: 0 }
  const rows: V2[] = [
    [2.6, 0],
    [4.8, 0],
    [5, 0.2],
    [5, 6.8],
    [4.8, 7],
    [2.6, 7],
    [2.6, 0],
  ]
  const piece = startPiece()
  const upright = (of: V2[]) => tools.lathe(of, [0, 0, 0], [0, 1, 0], { around: 56, edge: 30 })
  piece.add('steel', upright(rows))
  piece.add(
    'alloy',
    upright([
      [5.6, 0.8],
      [10.6, 0.8],
      [11, 1.4],
      [11, 5.6],
      [10.6, 6.2],
      [5.6, 6.2],
      [5.6, 0.8],
    ]),
  )
  piece.add(
    'blackMatte',
    ...[0.9, 5.9].map((up) =>
      upright([
        [6.4, up],
        [9.4, up],
        [9.4, up + 0.45],
        [6.4, up + 0.45],
        [6.4, up],
      ]),
    ),
  )
  return gather(moved(disc(tools, 'blackGloss', gear), move(0, 2, 0)), piece.done())
}

/** Returns the lockring that holds a cassette: a knurled flange, splines for the tool, a thread below. */
export function buildLockring(tools: Tools): Piece {
  const flange = makeGear(tools, { teeth: 48, radius: 19, depth: 3, tooth: 0.7, hole: 11.6 })
  const splines = makeSplines(tools)
  const thread: V2[] = [[12.6, 0]]
  for (let i = 0; i < 5; i++) thread.push([14.6, 0.3 + i * 1.1], [15.2, 0.7 + i * 1.1], [14.6, 1.1 + i * 1.1])
  thread.push([14.6, 6.4], [12.6, 6.4], [12.6, 0])
  return laid(
    gather(
      made('satin', place(flange, move(0, 7.6, 0), turnX(-Math.PI / 2))),
      made('steel', tools.lathe(thread, [0, 0, 0], [0, 1, 0], { around: 64, edge: 24 }), ...splines),
    ),
    turnX(degrees(-24)),
  )
}

const makeSplines = (tools: Tools) =>
  Array.from({ length: 12 }, (_, i) => {
    const tooth = tools.box({ width: 2.6, height: 7.6, depth: 2.4, radius: 0.4, bevel: 0.3 })
    return place(tooth, turnY((i / 12) * TURN), move(11.8, 4.4, 0))
  })
