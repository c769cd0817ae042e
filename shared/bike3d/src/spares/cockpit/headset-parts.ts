import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bearing } from '../bearings/bearing.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { turned, washer } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved, setOut } from '../pose.ts'

const UPPER = { inner: 15.1, outer: 20.9, height: 7, isAngular: true }
const LOWER = { inner: 20, outer: 26, height: 7, isAngular: true }

/** Returns the race that is pressed onto the fork's crown: a slit ring with a bevel for the bearing. */
export function crownRace(tools: Tools): Piece {
  const rows: V2[] = [
    [19.9, 0],
    [27, 0],
    [27.4, 0.4],
    [27.4, 1.6],
    [25, 2],
    [21.4, 5.4],
    [19.9, 5.6],
    [19.9, 0],
  ]
  const slit = 0.03
  const ring = tools.lathe(rows, [0, 0, 0], [0, 1, 0], {
    around: 84,
    edge: 28,
    from: slit,
    through: TURN - slit * 2,
  })
  return made('steel', ring)
}

export const buildCrownRace = (tools: Tools): Piece => laid(crownRace(tools), turnX(degrees(-14)))

/** Returns the cover over the upper bearing, with the lip of its seal. */
const cover = (tools: Tools) =>
  turned(
    tools,
    [
      [15, 0],
      [24.6, 0],
      [25.4, 0.8],
      [25.2, 3],
      [22.6, 8.6],
      [18.4, 11],
      [15, 11],
      [15, 0],
    ],
    'satin',
  )

/** Returns a cup that is pressed into the head tube, lying on its flange. */
const cup = (tools: Tools, inner: number) =>
  turned(
    tools,
    [
      [inner - 2, 0],
      [inner + 4.6, 0],
      [inner + 5.4, 0.8],
      [inner + 5.4, 4.2],
      [inner + 4.8, 5],
      [inner + 2, 5.2],
      [inner + 2, 15.6],
      [inner + 1.6, 16],
      [inner, 16],
      [inner, 5],
      [inner - 2, 4.6],
      [inner - 2, 0],
    ],
    'satin',
  )

/** Returns the steel ring that centres the steerer in the upper bearing. */
const compressionRing = (tools: Tools) =>
  turned(
    tools,
    [
      [14.3, 0],
      [15.6, 0],
      [17.6, 4],
      [17.6, 5],
      [14.3, 5],
      [14.3, 0],
    ],
    'alloy',
  )

const leaned = (piece: Piece, turn: number) => dropped(piece, turnY(degrees(turn)), turnZ(degrees(-60)))

/** Returns a headset for cups: cover, both bearings, both cups, the centring ring and the crown race. */
export const buildTaperedHeadset = (tools: Tools): Piece =>
  setOut([
    [cup(tools, 20.9), -34, -44],
    [cup(tools, 26), -36, 20],
    [bearing(tools, UPPER), 28, -52],
    [leaned(bearing(tools, LOWER), 12), 40, 2],
    [cover(tools), -84, -14],
    [crownRace(tools), 26, 52],
    [compressionRing(tools), 74, -36],
  ])

/** Returns a headset whose bearings lie in the frame itself, so that it has no cups. */
export const buildIntegratedHeadset = (tools: Tools): Piece =>
  setOut([
    [cover(tools), -38, -20],
    [bearing(tools, UPPER), 14, -40],
    [leaned(bearing(tools, LOWER), 12), 46, -2],
    [crownRace(tools), -10, 36],
    [compressionRing(tools), 46, 44],
  ])

/** Returns a spacer between headset and stem. */
export const buildSpacer = (tools: Tools): Piece =>
  laid(washer(tools, { inner: 14.4, outer: 18, height: 10 }, 'anodised'))

/** Returns the cap on top of the steerer, its bolt beside it. */
export function buildTopCap(tools: Tools): Piece {
  const cap = turned(
    tools,
    [
      [3.2, 2.4],
      [3.2, 0],
      [13.6, 0],
      [13.8, 0.3],
      [13.8, 2],
      [17.4, 2],
      [18, 2.6],
      [18, 5],
      [17, 6.2],
      [7.4, 7],
      [6.4, 6.4],
      [6, 3.4],
      [3.2, 2.4],
    ],
    'anodised',
  )
  const options = { diameter: 6, length: 32, head: 'button' } as const
  return laid(
    gather(
      moved(cap, move(0, 0, -14)),
      moved(lyingBolt(bolt(tools, options), options, 22), move(-14, 0, 18)),
    ),
  )
}

/** Returns the stem's face plate on its back, with its four holes and two of its bolts. */
export function buildFacePlate(tools: Tools): Piece {
  const shell = join([
    { field: roundedCylinder([0, 0, -22], [0, 0, 22], 20.4, 2), k: 1 },
    ...[1, -1].map((side) => ({ field: roundedBox([side * 23, 4, 0], [7, 4.4, 21], 2.4), k: 4 })),
  ])
  const bores = join([
    { field: roundedCylinder([0, 0, -60], [0, 0, 60], 15.9, 0.2), k: 0.1 },
    { field: roundedBox([0, -30, 0], [60, 30, 60], 0.2), k: 0.1 },
    { field: roundedBox([0, 30, 0], [9, 30, 11], 3), k: 0.1 },
    ...[1, -1].flatMap((x) =>
      [1, -1].map((z) => ({
        field: roundedCylinder([x * 24.4, -20, z * 14], [x * 24.4, 40, z * 14], 2.9, 0.2),
        k: 0.1,
      })),
    ),
  ])
  const piece = startPiece()
  piece.add(
    'forged',
    tools.solid(cut(shell, bores, 0.8), { min: [-34, -3, 0], max: [34, 24, 26], cell: 0.8, isHalf: true }),
  )
  const options = { diameter: 5, length: 16 } as const
  const screw = bolt(tools, options)
  return laid(
    gather(
      laid(piece.done(), turnY(degrees(70))),
      moved(lyingBolt(screw, options, 24), move(26, 0, 26)),
      moved(lyingBolt(screw, options, -28), move(28, 0, -28)),
    ),
  )
}
