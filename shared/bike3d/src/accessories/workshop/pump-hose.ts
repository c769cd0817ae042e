import { join, roundedCylinder } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { flatPrint } from '../cloth/decal.ts'
import { addScrew } from '../hardware/screws.ts'

/** Adds a dial above the foot, behind glass in a rubber guard. */
export function addGauge(tools: Tools, piece: PieceMaker) {
  const lean = [move(0, 52, 58), turnX(-0.72)] as const
  const ring = (rows: [number, number][]) => place(tools.latheZ(rows, [0, 0, 0], { around: 80 }), ...lean)
  piece.add(
    'rubber',
    ring([
      [0, -18],
      [30, -18],
      [37, -12],
      [39, -4],
      [39, 5],
      [37.4, 7],
      [35, 7],
      [34.4, 3],
      [0, 3],
    ]),
  )
  piece.add(
    'alloy',
    ring([
      [34.6, 3],
      [36.4, 3],
      [36.4, 7.6],
      [35.4, 8.2],
      [33.8, 6],
      [33.8, 3],
    ]),
  )
  piece.add('label:gauge', place(flatPrint(48, 48), ...lean, move(0, 0, 3.4)))
  piece.add(
    'whitePlastic',
    ring([
      [0, 1],
      [34, 1],
      [34, 3.15],
      [0, 3.15],
    ]),
  )
  piece.add(
    'alloyDark',
    tools.tube(
      [
        [0, 34, 20],
        [0, 40, 34],
        [0, 44, 48],
      ],
      9,
      { along: 10, around: 24 },
    ),
  )
}

/** Adds the hose: from the foot up beside the barrel, over the clip at the cap and down to the head. */
export function addHose(tools: Tools, piece: PieceMaker) {
  const hose: V3[] = [
    [-18, 40, 22],
    [-40, 38, 34],
    [-74, 90, 40],
    [-84, 240, 26],
    [-70, 420, 8],
    [-46, 508, 2],
    [-8, 534, 16],
    [32, 512, 14],
    [38, 460, 6],
    [37, 380, 0],
    [35, 330, 0],
  ]
  piece.add('rubber', tools.tube(hose, 4.6, { along: 150, around: 16, round: 1 }))
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0],
        [6.6, 0],
        [6.6, 16],
        [5.4, 18],
        [0, 18],
      ],
      [-17, 40, 21],
      [-40, 39, 34],
      { around: 24 },
    ),
  )
  const head = join([
    { field: roundedCylinder([35, 336, 0], [34, 284, 0], 9, 3), k: 1 },
    { field: roundedCylinder([35, 292, -10], [35, 292, 24], 10.4, 3), k: 8 },
  ])
  piece.add('blackMatte', tools.solid(head, { min: [20, 276, -16], max: [50, 344, 30], cell: 1.7 }))
  piece.add(
    'alloyGold',
    tools.lathe(
      [
        [5, 0],
        [9, 0],
        [9, 3],
        [8, 4],
        [5, 4],
      ],
      [35, 292, 22.6],
      [35, 292, 24],
      { around: 32 },
    ),
  )
  piece.add(
    'signalRed',
    tools.sweep(
      curve([
        [35, 300, -12],
        [37, 322, -16],
        [40, 352, -14],
      ]),
      { a: () => 2.6, b: () => 6, n: () => 3, up: [1, 0, 0], along: 18, around: 18, round: 2 },
    ),
  )
  const clip: V3[] = [
    [20, 306, 8],
    [34, 306, 13],
    [46, 306, 8],
  ]
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [19, -8],
        [22, -8],
        [22.6, -7],
        [22.6, 7],
        [22, 8],
        [19, 8],
      ],
      [0, 306, 0],
      [0, 307, 0],
      { around: 56 },
    ),
    tools.tube(clip, 3, { along: 16, around: 12, round: 2 }),
  )
  addScrew(tools, piece, [0, 306, 22.4], { out: [0, 0, 1], radius: 3 })
}
