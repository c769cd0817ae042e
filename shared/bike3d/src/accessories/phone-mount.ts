import { cut, join, roundedBox, roundedCylinder } from '../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../shapes/transforms.ts'
import type { Tools } from '../tools.ts'
import { flatPrint } from './cloth/decal.ts'
import { addCable } from './hardware/cables.ts'
import { chip } from './hardware/chip.ts'
import { addScrew } from './hardware/screws.ts'
import { onGround } from './pose.ts'

const LEAN = 0.62
/** The frame of reference of the plate: its face is along its own z, up and back towards the rider. */
const PLATE = [move(38, 56, 0), turnY(-Math.PI / 2), turnX(LEAN - Math.PI / 2)] as const

/** Returns the phone mount, standing on its clamp as on a bar; the plate leans towards the rider, who is behind. */
export function phoneMount(tools: Tools): Piece {
  const piece = startPiece()
  addClamp(tools, piece)
  addPlate(tools, piece)
  addCable(
    tools,
    piece,
    [
      [46, 48, 20],
      [56, 30, 30],
      [64, 8, 44],
      [60, 2.4, 74],
      [20, 2.4, 92],
      [-34, 2.4, 80],
      [-58, 2.4, 52],
    ],
    { radius: 2.1, relief: 12 },
  )
  piece.add(
    'blackMatte',
    place(
      tools.box({ width: 20, height: 10, depth: 6.4, radius: 2.8, bevel: 1.6 }),
      move(-66, 3.4, 43),
      turnY(-0.85),
      turnX(Math.PI / 2),
    ),
  )
  piece.add(
    'steel',
    place(
      chip(tools, { width: 10, height: 8, depth: 2.6, radius: 1.2 }),
      move(-75, 3.4, 33),
      turnY(-0.85),
      turnX(Math.PI / 2),
    ),
  )
  return onGround(piece.done())
}

/** Adds a hinged ring for a 31.8 mm bar along z, and the arm on it. */
function addClamp(tools: Tools, piece: PieceMaker) {
  const ring = join([
    { field: roundedCylinder([0, 23, -11], [0, 23, 11], 22.4, 3), k: 1 },
    { field: roundedBox([-24, 23, 0], [9, 8, 10.6], 3), k: 5 },
    { field: roundedBox([0, 3, 0], [12, 3, 10], 2.4), k: 6 },
    { field: roundedBox([26, 40, 0], [20, 6, 9], 5, 0.72), k: 12 },
  ])
  const bore = roundedCylinder([0, 23, -30], [0, 23, 30], 15.9, 1)
  const slit = roundedBox([-28, 23, 0], [14, 1, 30], 0.6)
  piece.add(
    'satin',
    tools.solid(cut(cut(ring, bore, 2), slit, 1.4), {
      min: [-38, -2, 0],
      max: [52, 62, 16],
      cell: 1.5,
      isHalf: true,
    }),
  )
  piece.add(
    'rubber',
    tools.latheZ(
      [
        [15, -10.4],
        [16.2, -10.4],
        [16.2, 10.4],
        [15, 10.4],
        [15, -10.4],
      ],
      [0, 23, 0],
      { asGiven: true },
    ),
  )
  addScrew(tools, piece, [-26, 30.6, 0], { out: [0, 1, 0], radius: 4 })
}

/** Adds a square plate of rubber over alloy: four magnets around the coil, a ring of light, levers at its corners. */
function addPlate(tools: Tools, piece: PieceMaker) {
  piece.add('satin', place(tools.box({ width: 66, height: 66, depth: 7, radius: 16, bevel: 2.4 }), ...PLATE))
  piece.add(
    'rubber',
    place(tools.box({ width: 58, height: 58, depth: 3, radius: 13, bevel: 1 }), ...PLATE, move(0, 0, 3.4)),
  )
  piece.add(
    'alloy',
    place(
      tools.latheZ(
        [
          [19, 0],
          [23.6, 0],
          [23.6, 0.5],
          [23.2, 0.8],
          [19.4, 0.8],
          [19, 0.5],
        ],
        [0, 0, 4.6],
      ),
      ...PLATE,
    ),
  )
  piece.add(
    'blackGloss',
    place(
      tools.latheZ(
        [
          [0, 0],
          [18, 0],
          [18, 0.5],
          [0, 0.6],
        ],
        [0, 0, 4.6],
      ),
      ...PLATE,
    ),
  )
  piece.add('label:logo', place(flatPrint(27, 6.75), ...PLATE, move(0, 0, 5.4)))
  for (let i = 0; i < 4; i++) {
    const corner = [turnZ((i * Math.PI) / 2 + Math.PI / 4), move(32, 0, 0)] as const
    piece.add(
      'steel',
      place(
        tools.latheZ(
          [
            [0, 0],
            [3, 0],
            [3, 0.7],
            [2.6, 1],
            [0, 1],
          ],
          [0, 0, 4.6],
          { around: 24 },
        ),
        ...PLATE,
        ...corner,
      ),
    )
  }
  piece.add(
    'ledGreen',
    place(chip(tools, { width: 8, height: 1.8, depth: 1, radius: 0.9 }), ...PLATE, move(0, -26, 4.9)),
  )
  piece.add(
    'blackMatte',
    place(
      tools.lathe(
        [
          [0, -16],
          [9, -16],
          [12, -8],
          [16, -3],
          [0, -3],
        ],
        [0, 0, 0],
        [0, 0, 1],
        { around: 36 },
      ),
      ...PLATE,
    ),
  )
}
