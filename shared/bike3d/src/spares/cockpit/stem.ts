import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { gather, laid, moved } from '../pose.ts'

const LENGTH = 60
/** Height of the middle of both clamps above the ground. */
const MIDDLE = 21

/** Returns a stem, standing as on the steerer, both clamps open, the face plate on its four bolts. */
function stem(tools: Tools, material: 'forged' | 'carbon'): Piece {
  const piece = startPiece()
  const body = join([
    { field: roundedCylinder([0, 0.6, 0], [0, 41, 0], 19.5, 3), k: 6 },
    { field: roundedCylinder([LENGTH, MIDDLE, -24], [LENGTH, MIDDLE, 24], 21, 3), k: 8 },
    { field: neck(), k: 9 },
    { field: roundedBox([-18, MIDDLE, 0], [8, 17, 9], 3), k: 5 },
    { field: roundedBox([LENGTH + 6, MIDDLE, 0], [15, 20, 22], 4), k: 4 },
  ])
  const bores = join([
    { field: roundedCylinder([0, -20, 0], [0, 60, 0], 14.3, 0.2), k: 0.1 },
    { field: roundedCylinder([LENGTH, MIDDLE, -50], [LENGTH, MIDDLE, 50], 15.9, 0.2), k: 0.1 },
    { field: roundedBox([LENGTH + 7, MIDDLE, 0], [1, 40, 60], 0.4), k: 0.1 },
    { field: roundedBox([-22, MIDDLE, 0], [10, 60, 1], 0.4), k: 0.1 },
  ])
  piece.add(
    material,
    tools.solid(cut(body, bores, 1.1), {
      min: [-34, -6, 0],
      max: [LENGTH + 30, 50, 34],
      cell: 1.2,
      isHalf: true,
      uv: (x, y, z) => [x / 100, (y + z) / 100],
    }),
  )
  const screw = bolt(tools, { diameter: 5, length: 10, head: 'socket' })
  const face = [1, -1].flatMap((up) =>
    [1, -1].map((side) =>
      moved(screw, move(LENGTH + 12.6, MIDDLE + up * 15.4, side * 15), turnZ(-Math.PI / 2)),
    ),
  )
  const clamp = [11, 31].map((y) => moved(screw, move(-18.5, y, 0.6), turnX(Math.PI / 2)))
  return laid(gather(piece.done(), ...face, ...clamp), turnY(-0.5))
}

export const buildStem = (tools: Tools): Piece => stem(tools, 'forged')
export const buildCarbonStem = (tools: Tools): Piece => stem(tools, 'carbon')

const neck = () =>
  tubeField({
    points: [
      [4, MIDDLE, 0],
      [LENGTH / 2, MIDDLE, 0],
      [LENGTH - 6, MIDDLE, 0],
    ],
    a: table([
      [0, 18],
      [1, 16.5],
    ]),
    b: table([
      [0, 17],
      [0.5, 15.5],
      [1, 19],
    ]),
    n: () => 3,
  })
