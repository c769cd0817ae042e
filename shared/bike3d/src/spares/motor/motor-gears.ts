import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { helicalGear, type HelicalGear, pitchRadius } from './helical-gear.ts'

/** Returns the gears: the first is of polymer to be quiet, the others of steel; a tube of grease lies beside them. */
export function buildMotorGears(tools: Tools): Piece {
  const big = bigGear(tools)
  const steel = steelGear(tools)
  return laid(
    gather(
      moved(big, move(-22, 0, -10)),
      moved(steel, move(46, 0, 10)),
      moved(dropped(pinion(tools), turnY(degrees(28)), turnX(Math.PI / 2)), move(16, 0, 48)),
      moved(grease(tools), move(-52, 0, 58)),
    ),
  )
}

const upright = (tools: Tools, rows: V2[], around = 56) =>
  tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 32 })

function bigGear(tools: Tools): Piece {
  const piece = startPiece()
  const gear: HelicalGear = { teeth: 56, module: 1.5, height: 15, hole: 34, twist: 0.11 }
  piece.add('ivory', helicalGear(tools, gear))
  const web: V2[] = [
    [15, 3],
    [34.4, 3],
    [34.4, 12],
    [31, 12],
    [29, 9.5],
    [19, 9.5],
    [17, 12],
    [15, 12],
    [15, 3],
  ]
  piece.add('ivory', upright(tools, web))
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * TURN
    const rib = tools.box({ width: 13, height: 2.6, depth: 2.2, radius: 0.4 })
    piece.add('ivory', place(rib, turnY(angle), move(24, 10.4, 0), turnX(-Math.PI / 2)))
  }
  piece.add(
    'steel',
    upright(tools, [
      [8.4, 0],
      [14.6, 0],
      [15.2, 0.6],
      [15.2, 17.4],
      [14.6, 18],
      [8.4, 18],
      [8, 17.6],
      [8, 0.4],
      [8.4, 0],
    ]),
  )
  return piece.done()
}

function steelGear(tools: Tools): Piece {
  const piece = startPiece()
  const gear: HelicalGear = { teeth: 30, module: 1.6, height: 13, hole: 9, twist: -0.2 }
  piece.add('steelCog', helicalGear(tools, gear))
  const small: HelicalGear = { teeth: 14, module: 1.7, height: 16, hole: 6, twist: 0.36 }
  piece.add('steelCog', place(helicalGear(tools, small), move(0, 12.6, 0)))
  const r = pitchRadius(small)
  piece.add(
    'steel',
    upright(tools, [
      [5, 0],
      [8.8, 0],
      [9.1, 0.4],
      [9.1, 13.2],
      [r + 3.4, 13.2],
      [r + 3.4, 14.4],
      [5, 14.4],
    ]),
  )
  piece.add(
    'steel',
    upright(tools, [
      [5, 0],
      [6, 0],
      [6.1, 29.6],
      [5.7, 30],
      [5, 30],
      [4.8, 29],
      [4.8, 1],
      [5, 0],
    ]),
  )
  return piece.done()
}

/** Returns the motor's shaft with teeth cut into it. */
function pinion(tools: Tools): Piece {
  const piece = startPiece()
  const gear: HelicalGear = { teeth: 11, module: 1.5, height: 18, hole: 3, twist: 0.6 }
  piece.add('steelCog', place(helicalGear(tools, gear), move(0, 22, 0)))
  const shaft: V2[] = [
    [0, 0],
    [4.4, 0],
    [5, 0.6],
    [5, 16],
    [7.6, 16.2],
    [7.6, 20],
    [6, 21],
    [6, 24],
    [4, 24],
    [4, 40],
    [5, 40.2],
    [5, 49],
    [4.4, 49.6],
    [0, 49.6],
  ]
  piece.add('steel', upright(tools, shaft, 40))
  return piece.done()
}

export function grease(tools: Tools): Piece {
  const piece = startPiece()
  const body: V2[] = [
    [0, 0],
    [6, 0],
    [6.6, 0.6],
    [6.6, 10.4],
    [6, 11],
    [3.2, 11],
  ]
  piece.add('blackMatte', tools.lathe([...body, [3.2, 14]], [-28, 6.6, 0], [-27, 6.6, 0], { around: 32 }))
  piece.add(
    'alloy',
    tools.lathe(
      [
        [3.4, 13],
        [8.6, 15],
        [8.8, 16],
      ],
      [-28, 7.6, 0],
      [-27, 7.5, 0],
      { around: 40 },
    ),
  )
  const skin = tools.lathe(
    [
      [8.8, 0],
      [9, 8],
      [9, 34],
      [8.8, 40],
      [0, 40],
    ],
    [-12.2, 8.9, 0],
    [-11.2, 8.86, 0],
    { around: 48 },
  )
  piece.add('whitePlastic', squeezed(skin))
  return dropped(piece.done())
}

/** Returns the shape of a grease tube, round at its neck and flat at its fold. */
function squeezed(skin: ReturnType<Tools['box']>) {
  const positions = skin.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const share = Math.max(0, Math.min(1, (positions.getX(i) + 12) / 40))
    const y = positions.getY(i) - 8.6
    positions.setY(i, 8.6 - share * 7 + y * (1 - share * 0.93))
    positions.setZ(i, positions.getZ(i) * (1 + share * 0.42))
  }
  skin.computeVertexNormals()
  return skin
}
