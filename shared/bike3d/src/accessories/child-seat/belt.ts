import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { ladderLock } from '../cloth/buckles.ts'
import { strap } from '../cloth/straps.ts'
import { seatPoint } from './form.ts'

/** Adds a five-point belt: over both shoulders, from both hips and between the legs, into one buckle. */
export function addBelt(tools: Tools, piece: PieceMaker) {
  const buckle: V3 = [22, 306, 0]
  for (const side of [1, -1]) {
    const shoulder: V3[] = [
      seatPoint(side * 0.3, 0.79, 20),
      seatPoint(side * 0.31, 0.74, 28),
      seatPoint(side * 0.3, 0.62, 32),
      seatPoint(side * 0.24, 0.5, 48),
      [-34, 346, side * 24],
      [buckle[0] - 6, buckle[1] + 18, side * 12],
    ]
    piece.add(
      'webbing',
      strap(tools, shoulder, { width: 25, thickness: 2.6, across: [0.1, 0.1, 1], along: 60 }),
    )
    const padPath = curve([
      seatPoint(side * 0.31, 0.74, 31),
      seatPoint(side * 0.3, 0.66, 36),
      seatPoint(side * 0.28, 0.57, 42),
    ])
    piece.add(
      'cloth',
      tools.sweep(padPath, {
        a: () => 6,
        b: () => 23,
        n: () => 3.4,
        up: [0.1, 0.1, 1],
        along: 26,
        around: 24,
        round: 5,
      }),
    )
    const hip: V3[] = [
      seatPoint(side * 0.74, 0.35, 24),
      seatPoint(side * 0.6, 0.3, 34),
      [-6, 296, side * 44],
      [buckle[0] - 2, buckle[1], side * 18],
    ]
    piece.add(
      'webbing',
      strap(tools, hip, { width: 25, thickness: 2.6, flat: [0.3, 1, side * 0.2], along: 40 }),
    )
    piece.add(
      'blackGloss',
      place(ladderLock(tools, 25), move(...(shoulder[4] as V3)), turnY(Math.PI / 2), turnX(-0.62)),
    )
  }
  const crotch: V3[] = [
    seatPoint(0, 0.14, 24),
    [78, 270, 0],
    [50, 290, 0],
    [buckle[0] + 4, buckle[1] - 14, 0],
  ]
  piece.add('webbing', strap(tools, crotch, { width: 30, thickness: 3, across: [0, 0, 1], along: 30 }))
  const lean = [move(...buckle), turnZ(-0.62), turnX(-Math.PI / 2), turnZ(Math.PI / 2)] as const
  piece.add(
    'blackGloss',
    place(tools.box({ width: 46, height: 54, depth: 15, radius: 13, bevel: 5 }), ...lean),
  )
  piece.add(
    'signalRed',
    place(tools.box({ width: 24, height: 24, depth: 4, radius: 8, bevel: 1.6 }), ...lean, move(0, -4, 7.4)),
  )
}
