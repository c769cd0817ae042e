import { cut, roundedBox } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'

/** Adds a chain bath: a box with brushes below a clear lid, which the chain runs through, and a grip above. */
export function addChainBath(tools: Tools, piece: PieceMaker) {
  const where = [move(96, 0, 150), turnY(-0.34)] as const
  const body = cut(roundedBox([0, 27, 0], [50, 27, 21], 8), roundedBox([0, 40, 0], [70, 5, 7], 2), 1.6)
  piece.add(
    'blackMatte',
    place(tools.solid(body, { min: [-56, -3, -26], max: [56, 58, 26], cell: 2 }), ...where),
  )
  piece.add(
    'reflector',
    place(tools.box({ width: 74, height: 30, depth: 3, radius: 6, bevel: 1.2 }), ...where, move(0, 24, 20.6)),
  )
  for (const x of [-24, 0, 24]) {
    piece.add(
      'signalRed',
      place(
        tools.latheZ(
          [
            [0, 0],
            [10, 0],
            [10, 1.6],
            [8.6, 2.4],
            [3.4, 2.4],
            [3, 1.6],
            [0, 1.6],
          ],
          [x, 24, 21.6],
          { around: 24 },
        ),
        ...where,
      ),
    )
  }
  const grip = curve([
    [-6, 52, 0],
    [0, 74, 0],
    [12, 92, 0],
    [34, 98, 0],
  ])
  piece.add(
    'blackMatte',
    place(
      tools.sweep(grip, { a: () => 7, b: () => 10, n: () => 2.6, along: 40, around: 26, round: 6 }),
      ...where,
    ),
  )
  piece.add(
    'steel',
    place(
      tools.tube(
        [
          [-52, 22, 0],
          [-58, 30, 0],
          [-52, 38, 0],
        ],
        1.6,
        { along: 16, around: 10 },
      ),
      ...where,
    ),
  )
}
