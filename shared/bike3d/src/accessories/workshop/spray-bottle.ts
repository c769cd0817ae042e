import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { roundPrint } from '../cloth/decal.ts'

/** Adds a bottle of half a litre of cleaner with a trigger. */
export function addBottle(tools: Tools, piece: PieceMaker) {
  const centre: V3 = [-78, 6, 8]
  const up: V3 = [centre[0], centre[1] + 1, centre[2]]
  piece.add(
    'whitePlastic',
    tools.lathe(
      [
        [0, 0],
        [36, 0],
        [39, 3],
        [40, 8],
        [40, 128],
        [38, 144],
        [30, 160],
        [20, 172],
        [15, 178],
        [15, 190],
        [0, 190],
      ],
      centre,
      up,
      { around: 72, edge: 60 },
    ),
  )
  piece.add('label:cleaner', place(roundPrint(40.3, 78, [42, 126]), move(...centre)))
  const head = join([
    { field: roundedCylinder([0, 188, 0], [0, 206, 0], 19, 3), k: 1 },
    { field: roundedCylinder([0, 204, 0], [0, 226, 0], 11, 3), k: 8 },
    { field: roundedBox([8, 230, 0], [34, 9, 12], 6, 0.06), k: 10 },
    { field: roundedBox([-22, 216, 0], [7, 16, 8], 4, 0.5), k: 10 },
  ])
  piece.add(
    'blackMatte',
    place(
      tools.solid(head, { min: [-44, 182, 0], max: [48, 246, 24], cell: 1.9, isHalf: true }),
      move(...centre),
      turnY(-0.5),
    ),
  )
  const trigger = curve([
    [26, 224, 0],
    [30, 208, 0],
    [26, 192, 0],
    [30, 180, 0],
  ])
  piece.add(
    'signalRed',
    place(
      tools.sweep(trigger, { a: () => 3.4, b: () => 6.5, n: () => 3, along: 24, around: 20, round: 2.4 }),
      move(...centre),
      turnY(-0.5),
    ),
  )
  piece.add(
    'signalRed',
    place(
      tools.lathe(
        [
          [0, 0],
          [6.4, 0],
          [7.4, 2],
          [7.4, 8],
          [5, 10],
          [1.6, 10],
          [1.4, 8],
          [0, 8],
        ],
        [41, 232, 0],
        [42, 232.06, 0],
        { around: 28 },
      ),
      move(...centre),
      turnY(-0.5),
    ),
  )
}
