import { smallBox } from '../../bike/small-box.ts'
import { cut, join, roundedBox } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { addKey } from '../../accessories/lock/key.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { curve as curveOf } from '../../shapes/curves.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { connector } from '../cables/connector.ts'
import { bolt } from '../hardware/bolt.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the rail that carries the battery: an open profile with four bolts and a catch at its end. */
export function buildBatteryRail(tools: Tools): Piece {
  const piece = startPiece()
  const length = 300
  const bar = (height: number, depth: number, at: V3) =>
    place(tools.box({ width: length, height, depth, radius: 1.6, bevel: 0.8 }), move(...at))
  piece.add('alloyDark', bar(4, 46, [0, 2, 0]), bar(16, 4, [0, 9, 21]), bar(16, 4, [0, 9, -21]))
  piece.add('alloyDark', bar(3, 9, [0, 16, 18.6]), bar(3, 9, [0, 16, -18.6]))
  piece.add('blackMatte', place(tools.box({ width: 30, height: 15, depth: 32, radius: 3 }), move(132, 11, 0)))
  piece.add('steel', place(tools.box({ width: 12, height: 5, depth: 14, radius: 1.6 }), move(122, 19, 0)))
  const screw = bolt(tools, { diameter: 5, length: 3, head: 'low' })
  const bolts = [-120, -60, 20, 80].map((x) => moved(screw, move(x, 1.4, 0)))
  return laid(gather(piece.done(), ...bolts), turnY(degrees(38)))
}

/** Returns the cover over the battery: a long shell with a latch at its end and a seal around its edge. */
export function buildBatteryDoor(tools: Tools): Piece {
  const half: V3 = [170, 22, 38]
  const shell = cut(
    roundedBox([0, 0, 0], half, 17),
    join([
      { field: roundedBox([0, -3.6, 0], [half[0] - 3.6, half[1], half[2] - 3.6], 15), k: 0.1 },
      { field: roundedBox([0, -40, 0], [400, 40, 400], 0.5), k: 0.1 },
    ]),
    1,
  )
  const piece = startPiece()
  piece.add('satin', tools.solid(shell, { min: [-174, -2, 0], max: [174, 25, 41], cell: 1.5, isHalf: true }))
  piece.add(
    'blackGloss',
    place(
      tools.box({ width: 40, height: 18, depth: 2.4, radius: 8 }),
      move(-128, 22, 0),
      turnX(-Math.PI / 2),
    ),
  )
  piece.add(
    'steel',
    place(
      tools.box({ width: 15, height: 9, depth: 1.6, radius: 4 }),
      move(-128, 23.4, 0),
      turnX(-Math.PI / 2),
    ),
  )
  return laid(piece.done(), turnY(degrees(38)))
}

/** Returns the block with the battery's contacts, its seal and its cable. */
export function buildContactBlock(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    place(tools.box({ width: 34, height: 24, depth: 66, radius: 4, bevel: 2 }), move(0, 12, 0)),
  )
  piece.add(
    'blackGloss',
    place(tools.box({ width: 22, height: 8, depth: 52, radius: 3, bevel: 1 }), move(0, 26, 0)),
  )
  piece.add(
    'signalRed',
    place(smallBox(tools, { width: 24, height: 2.4, depth: 54, radius: 1 }), move(0, 24.6, 0)),
  )
  for (const z of [-20, -12, 12, 20])
    piece.add(
      'brass',
      place(smallBox(tools, { width: 13, height: 12, depth: 1.8, radius: 0.6 }), move(0, 33, z)),
    )
  for (const z of [-3.4, 0, 3.4]) piece.add('brass', tools.cylinder([0, 28, z], [0, 35, z], 0.9, 16))
  for (const z of [-28, 28]) {
    piece.add('steel', tools.cylinder([-11, 23, z], [-11, 25.2, z], 3.4, 28))
    piece.add('blackMatte', tools.cylinder([-11, 24, z], [-11, 25.3, z], 1.7, 6))
  }
  const cable: V3[] = [
    [-16, 9, 0],
    [-32, 8, 4],
    [-48, 6, 16],
    [-58, 5.6, 38],
  ]
  piece.add('rubber', tools.tube(cable, 3.4, { along: 60, around: 16 }))
  const plug = moved(connector(tools, { cable: 3.4 }), move(-58, 5.8, 38), turnY(degrees(-112)))
  return laid(gather(piece.done(), plug), turnY(degrees(-20)))
}

/** Returns a blade fuse, lying on its side. */
export function buildFuse(tools: Tools): Piece {
  const one = startPiece()
  one.add('oil', place(tools.box({ width: 29, height: 20, depth: 8.5, radius: 2, bevel: 1 }), move(0, 22, 0)))
  one.add(
    'oil',
    place(tools.box({ width: 25, height: 6, depth: 6.4, radius: 1.6, bevel: 0.8 }), move(0, 33, 0)),
  )
  for (const x of [-9.4, 9.4])
    one.add('steel', place(smallBox(tools, { width: 8, height: 26, depth: 0.9, radius: 1 }), move(x, 13, 0)))
  return laid(one.done(), turnX(degrees(-82)), turnY(degrees(50)))
}

/** Returns the battery's key. */
export function buildBatteryKey(tools: Tools): Piece {
  const piece = startPiece()
  addKey(tools, piece)
  return laid(piece.done(), turnY(degrees(34)), turnX(-Math.PI / 2))
}

/** Returns the socket for the charger with its flange, its cap on a strap and its cable. */
export function buildChargePort(tools: Tools): Piece {
  const piece = startPiece()
  const upright = (rows: [number, number][]) =>
    tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 64, edge: 30 })
  piece.add(
    'blackMatte',
    upright([
      [0, -22],
      [9, -22],
      [11, -20],
      [11, -2],
      [0, -2],
    ]),
  )
  piece.add(
    'blackGloss',
    upright([
      [0, -2],
      [18, -2],
      [18.6, -1.4],
      [18.6, 1.6],
      [17.6, 3],
      [11.6, 3],
      [11.4, 9],
      [9.6, 9],
      [9.4, -1],
      [0, -1],
    ]),
  )
  piece.add(
    'brass',
    ...[
      [0, 4],
      [3.6, -2.4],
      [-3.6, -2.4],
    ].map(([z = 0, y = 0]) => tools.cylinder([-2, y, z], [6, y, z], 1.3, 18)),
  )
  const cable: V3[] = [
    [-21, 0, 0],
    [-40, -4, 0],
    [-62, -12, -10],
    [-86, -13, -38],
    [-70, -13, -70],
    [-36, -13, -74],
  ]
  piece.add('rubber', tools.tube(cable, 3, { along: 90, around: 16 }))
  const plug = moved(connector(tools, { cable: 3 }), move(-36, -13, -74))
  const cap = made(
    'rubber',
    tools.lathe(
      [
        [0, 0],
        [12.6, 0],
        [13, 0.6],
        [13, 8],
        [12, 9],
        [0, 9.4],
      ],
      [26, -18.6, 12],
      [26, -17.6, 12],
      { around: 56 },
    ),
  )
  const strap = made(
    'rubber',
    tools.sweep(
      curveOf([
        [1, -17, 4],
        [8, -22, 8],
        [16, -16.6, 11],
        [26, -15, 12],
      ]),
      { a: () => 0.9, b: () => 2.6, n: () => 4, along: 40, around: 12 },
    ),
  )
  return laid(gather(piece.done(), plug, cap, strap), turnY(degrees(-24)))
}
