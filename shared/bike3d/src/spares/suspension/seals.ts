import { smallBox } from '../../bike/small-box.ts'
import type { Piece } from '../../piece.ts'
import { move, turnX, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN } from '../../shapes/vectors.ts'
import { type PieceMaker, startPiece } from '../../piece.ts'
import { place, turnY } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { sealRing, turned, washer } from '../hardware/washer.ts'
import { dropped, gather, moved } from '../pose.ts'

/** Returns a dust wiper for a stanchion of this radius, standing on the end that is pressed into the leg. */
export function wiper(tools: Tools, radius: number): Piece {
  const r = radius
  const lip = turned(
    tools,
    [
      [r + 1.6, 0],
      [r + 4.6, 0],
      [r + 5, 0.5],
      [r + 5, 7],
      [r + 7.4, 7.2],
      [r + 8, 8],
      [r + 8, 10.6],
      [r + 7, 12],
      [r + 3, 13.2],
      [r + 2.6, 14.6],
      [r + 3, 15.4],
      [r + 2.4, 17],
      [r + 0.6, 18],
      [r - 0.6, 17.6],
      [r + 0.8, 14.6],
      [r + 1.2, 10],
      [r - 0.4, 7],
      [r + 1, 4],
      [r + 1.6, 0],
    ],
    'rubber',
  )
  const spring = moved(sealRing(tools, r + 2.8, 0.75, 'steel'), move(0, 13.6, 0))
  const stripe = turned(
    tools,
    [
      [r + 8, 8.9],
      [r + 8.12, 9],
      [r + 8.12, 10],
      [r + 8, 10.1],
      [r + 8, 8.9],
    ],
    'signalRed',
  )
  return gather(lip, spring, stripe)
}

/** Returns a foam ring, which is soaked with oil to lubricate the stanchion. */
export const foamRing = (tools: Tools, radius: number): Piece =>
  turned(
    tools,
    [
      [radius + 0.6, 0],
      [radius + 4.2, 0],
      [radius + 4.8, 0.8],
      [radius + 4.8, 9.2],
      [radius + 4.2, 10],
      [radius + 0.6, 10],
      [radius, 9.2],
      [radius, 0.8],
      [radius + 0.6, 0],
    ],
    'ivory',
  )

/** Returns a ring that leans on another's edge. */
export const leaning = (ring: Piece, lean: number, turn: number): Piece =>
  dropped(ring, turnY(degrees(turn)), turnZ(degrees(lean)))

export const crushWasher = (tools: Tools): Piece =>
  washer(tools, { inner: 4.2, outer: 6.8, height: 1.4 }, 'bronze')

/** Returns a small bottle of fork oil, lying or standing. */
export function oilBottle(tools: Tools): Piece {
  const piece = startPiece()
  const upright = (rows: [number, number][], around = 64) =>
    tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 34 })
  piece.add(
    'frosted',
    upright([
      [0, 1],
      [14, 1],
      [15.6, 0],
      [17.4, 0.6],
      [18, 2.4],
      [18, 44],
      [17, 48],
      [13, 51.6],
      [7.6, 53],
      [7, 56],
    ]),
  )
  piece.add(
    'oil',
    upright([
      [18, 4],
      [18.15, 4.4],
      [18.15, 30],
      [18, 30.4],
    ]),
  )
  piece.add(
    'blackMatte',
    upright([
      [18.1, 12],
      [18.3, 12.2],
      [18.3, 25.8],
      [18.1, 26],
    ]),
  )
  piece.add(
    'brass',
    upright([
      [18.25, 21.4],
      [18.4, 21.5],
      [18.4, 22.7],
      [18.25, 22.8],
    ]),
  )
  addCap(tools, piece)
  return piece.done()
}

function addCap(tools: Tools, piece: PieceMaker) {
  const cap = tools.lathe(
    [
      [6, 55],
      [9, 55],
      [9.2, 55.4],
      [8.8, 65],
      [8, 66],
      [0, 66],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 48 },
  )
  piece.add('signalRed', cap)
  for (let i = 0; i < 28; i++) {
    const rib = smallBox(tools, { width: 0.8, height: 8.6, depth: 0.8, radius: 0.3, bevel: 0.2 })
    piece.add('signalRed', place(rib, turnY((i / 28) * TURN), move(9, 60, 0)))
  }
}

/** Returns a slit bronze sleeve with a dark sliding layer inside, standing. */
export function bushing(tools: Tools, radius: number, height: number): Piece {
  const piece = startPiece()
  const slit = 0.05
  const part = (inner: number, outer: number) =>
    tools.lathe(
      [
        [inner, 0],
        [outer - 0.2, 0],
        [outer, 0.2],
        [outer, height - 0.2],
        [outer - 0.2, height],
        [inner, height],
        [inner, 0],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 72, edge: 30, from: slit, through: TURN - slit * 2 },
    )
  piece.add('bronze', part(radius + 0.4, radius + 1.6))
  piece.add('alloyDark', part(radius, radius + 0.42))
  for (const turn of [slit, -slit]) {
    const wall = tools.box({ width: 0.2, height, depth: 1.6, radius: 0.05, bevel: 0.04 })
    piece.add('bronze', place(wall, turnY(turn), move(0, height / 2, radius + 0.8)))
  }
  return piece.done()
}

export const onSide = (ring: Piece, turn: number): Piece =>
  dropped(ring, turnY(degrees(turn)), turnX(Math.PI / 2))
