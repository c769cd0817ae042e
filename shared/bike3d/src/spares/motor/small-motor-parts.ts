import { Shape } from 'three'

import { smallBox } from '../../bike/small-box.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { turned } from '../hardware/washer.ts'
import { flatPlate, made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns a sprag clutch lying on the ground: wedges in a cage between two rings. */
export function buildSpragClutch(tools: Tools): Piece {
  const outer = turned(
    tools,
    [
      [25.4, 0],
      [31.4, 0],
      [32, 0.6],
      [32, 17.4],
      [31.4, 18],
      [25.4, 18],
      [25, 17.6],
      [25, 0.4],
      [25.4, 0],
    ],
    'steel',
  )
  const inner = turned(
    tools,
    [
      [13.4, 0],
      [17, 0],
      [17.4, 0.4],
      [17.4, 19.6],
      [17, 20],
      [13.4, 20],
      [13, 19.6],
      [13, 0.4],
      [13.4, 0],
    ],
    'alloy',
  )
  const cage = tools.lathe(
    [
      [18, 14.4],
      [24.6, 14.4],
      [24.6, 15.2],
      [18, 15.2],
      [18, 14.4],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 84, edge: 28 },
  )
  const wedges = Array.from({ length: 24 }, (_, i) =>
    place(
      smallBox(tools, { width: 7.4, height: 3.4, depth: 14, radius: 1.6, bevel: 0.6 }),
      turnY((i / 24) * TURN),
      move(21.2, 9.6, 0),
      turnY(0.42),
      turnX(Math.PI / 2),
    ),
  )
  return laid(gather(outer, inner, made('bronze', cage), made('steelCog', ...wedges)), turnX(degrees(-10)))
}

/** Returns a cover of the drive unit with its six screw holes; the right one has an opening for the spindle. */
function motorCover(tools: Tools, isOpen: boolean): Piece {
  const [r, bore] = [62, 21]
  const middle: V2[] = isOpen
    ? [
        [r * 0.6, 9],
        [r * 0.44, 11],
        [bore + 5, 12],
        [bore + 4, 15],
        [bore + 0.6, 15],
        [bore, 14.4],
        [bore, 2],
      ]
    : [
        [r * 0.6, 9],
        [r * 0.58, 8.2],
        [r * 0.55, 8.2],
        [r * 0.53, 9.4],
        [r * 0.2, 11],
        [0, 11],
      ]
  const rows: V2[] = [
    [r - 3, 0],
    [r, 0],
    [r, 4],
    [r - 1.4, 5.6],
    [r * 0.8, 7],
    [r * 0.79, 6.2],
    [r * 0.765, 6.2],
    [r * 0.755, 7.4],
    ...middle,
  ]
  const piece = startPiece()
  const upright = (of: V2[], around = 110) => tools.lathe(of, [0, 0, 0], [0, 1, 0], { around, edge: 28 })
  piece.add('blackGloss', upright(rows))
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * TURN + 0.3
    const [x, z] = [Math.cos(angle) * (r + 3), Math.sin(angle) * (r + 3)]
    piece.add('blackGloss', tools.cylinder([x, 0, z], [x, 5, z], 6.6, 32))
    piece.add('blackMatte', tools.cylinder([x, 4.9, z], [x, 5.1, z], 2.4, 24))
    piece.add('alloy', tools.cylinder([x, 4.8, z], [x, 5.06, z], 3.6, 24))
  }
  if (isOpen)
    piece.add(
      'alloy',
      upright([
        [bore - 1.4, 3],
        [bore + 0.3, 3],
        [bore + 0.3, 14.9],
        [bore - 1.4, 14.6],
        [bore - 1.4, 3],
      ]),
    )
  else
    piece.add(
      'brass',
      place(
        tools.box({ width: 34, height: 3, depth: 0.8, radius: 1.4, bevel: 0.2 }),
        move(0, 11, 0),
        turnX(-Math.PI / 2),
      ),
    )
  return laid(dropped(piece.done(), turnY(degrees(30))))
}

export const buildLeftMotorCover = (tools: Tools): Piece => motorCover(tools, false)
export const buildRightMotorCover = (tools: Tools): Piece => motorCover(tools, true)

/** Returns the plate between drive unit and frame, with its bushed holes and two windows. */
export function buildMotorPlate(tools: Tools): Piece {
  const shape = new Shape()
  shape.moveTo(-74, -10)
  shape.quadraticCurveTo(-78, 12, -58, 18)
  shape.quadraticCurveTo(-20, 26, 0, 46)
  shape.quadraticCurveTo(12, 56, 24, 44)
  shape.quadraticCurveTo(36, 14, 64, 8)
  shape.quadraticCurveTo(80, 2, 74, -14)
  shape.quadraticCurveTo(66, -26, 48, -20)
  shape.quadraticCurveTo(0, -8, -46, -24)
  shape.quadraticCurveTo(-70, -28, -74, -10)
  const holes: V2[] = [
    [-60, -4],
    [9, 40],
    [62, -8],
  ]
  shape.holes.push(...holes.map(([x, y]) => circularHole(x, y, 4.4)))
  shape.holes.push(circularHole(-22, 2, 10), circularHole(22, 4, 9))
  const plate = flatPlate(tools, 'anodised', { shape, depth: 6, bevel: 0.8 })
  const bush = turned(
    tools,
    [
      [4.3, 0],
      [7.6, 0],
      [8, 0.4],
      [8, 1.2],
      [7.6, 1.6],
      [4.3, 1.6],
      [4.3, 0],
    ],
    'steel',
  )
  const placed = holes.map(([x, y]) => moved(bush, move(x, 5.8, -y + 13)))
  return laid(gather(plate, ...placed), turnY(degrees(50)))
}
