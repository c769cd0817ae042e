import { Path, Shape } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import { circularHole } from '../../shapes/extrude.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { makeGear } from './gears.ts'
import { JOCKEY_TEETH, type Jockeys } from './jockeys.ts'

/** Adds the derailleur's cage: two plates with the guide wheel and the tension wheel between them. */
export function addCage(piece: PieceMaker, tools: Tools, { guide, tension, radius, z }: Jockeys) {
  const [dx, dy] = [tension[0] - guide[0], tension[1] - guide[1]]
  const length = Math.hypot(dx, dy)
  for (const side of [5.2, -5.2]) {
    const plate = tools.extrude(plateShape(length), {
      depth: 2,
      bevel: tools.detail === 'live' ? 0 : 0.5,
      bevelSteps: 1,
      curveSteps: 7,
    })
    piece.add('alloyDark', place(plate, move(guide[0], guide[1], z + side), turnZ(Math.atan2(dy, dx))))
  }
  for (const [x, y] of [guide, tension]) {
    const gear = { teeth: JOCKEY_TEETH, radius, depth: 2.4, tooth: 4, hole: 5, arms: 6 }
    piece.add('blackMatte', makeGear(tools, gear).translate(x, y, z))
    piece.add('alloy', tools.cylinder([x, y, z - 4.2], [x, y, z + 4.2], 6, 18))
    piece.add(
      'steel',
      tools.lathe(
        [
          [0, 0.4],
          [1.6, 0.4],
          [1.7, 1.6],
          [4, 1.4],
          [4.4, 0.6],
          [4.4, -1],
          [0, -1],
        ],
        [x, y, z + 6.2],
        [x, y, z + 7],
        { around: 18 },
      ),
    )
  }
}

/** Returns a cage plate: from the guide wheel's eye to the tension wheel's, beyond their teeth, with a long window. */
function plateShape(length: number): Shape {
  const quarter = Math.PI / 2
  const shape = new Shape()
  shape.absarc(0, 0, 14, quarter, quarter * 3, false)
  shape.quadraticCurveTo(length / 2, -8, length, -12.5)
  shape.absarc(length, 0, 12.5, -quarter, quarter, false)
  shape.quadraticCurveTo(length / 2, 8, 0, 14)
  const window = new Path()
  const end: V2 = [length - 17, 0]
  window.moveTo(20, -5)
  window.lineTo(length - 22, -5)
  window.quadraticCurveTo(...end, length - 22, 5)
  window.lineTo(20, 5)
  window.quadraticCurveTo(15, 0, 20, -5)
  shape.holes.push(window, circularHole(0, 0, 3), circularHole(length, 0, 3))
  return shape
}
