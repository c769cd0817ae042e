import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import type { PieceMaker } from '../../piece.ts'
import { place } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import { intoBike } from '../fork/fork-space.ts'
import type { BikePlan } from '../pieces.ts'
import type { Bar } from './bar.ts'

/** Distance between the fork's crown and the head tube's lower end, along the steering axis. */
const BEARING = 10

/** Adds a forged stem with its face plate, four bolts, and the cap of the headset. */
export function addStem(piece: PieceMaker, { tools, measures }: BikePlan, bar: Bar) {
  const into = intoBike(measures)
  const { ahead, up } = bar.stem
  const low = measures.axleToCrown + BEARING + bar.stem.base
  const middle = low + 20 + up
  const body = join([
    { field: roundedCylinder([0, low, 0], [0, low + 41, 0], 19.5, 3), k: 6 },
    {
      field: tubeField({
        points: [
          [4, low + 20, 0],
          [ahead * 0.5, low + 20 + up * 0.5, 0],
          [ahead - 6, middle, 0],
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
      }),
      k: 9,
    },
    { field: roundedCylinder([ahead, middle, 0], [ahead, middle, 24], 21, 3), k: 8 },
    { field: roundedBox([-17, low + 20, 0], [8, 17, 9], 3), k: 5 },
  ])
  const gap = roundedBox([ahead + 7, middle, 0], [1, 40, 60], 0.4)
  const slot = roundedBox([-22, low + 20, 0], [9, 60, 0.9], 0.4)
  const mesh = tools.solid(cut(cut(body, gap, 0.8), slot, 0.8), {
    min: [-40, low - 12, 0],
    max: [ahead + 34, middle + 50, 40],
    cell: 2.2,
    isHalf: true,
  })
  const put = (material: Parameters<PieceMaker['add']>[0], ...geometries: ReturnType<typeof tools.lathe>[]) =>
    piece.add(material, ...geometries.map((geometry) => place(geometry, into)))
  put('forged', mesh)
  for (const side of [1, -1])
    for (const over of [1, -1])
      put(
        'steel',
        tools.lathe(
          BOLT,
          [ahead + 16, middle + over * 15, side * 16.5],
          [ahead + 20, middle + over * 14.4, side * 16.5],
          { around: 16 },
        ),
      )
  for (const height of [12, 29])
    put('steel', tools.lathe(BOLT, [-17, low + height, 8], [-17, low + height, 9], { around: 14 }))
  put(
    'blackGloss',
    tools.lathe(
      [
        [0, 4],
        [3.4, 4],
        [3.6, 2.2],
        [4.4, 4],
        [12, 4],
        [16.8, 3],
        [17.4, 0],
        [17.4, -1],
      ],
      [0, low + 41, 0],
      [0, low + 50, 0],
      { around: 40 },
    ),
  )
  put('steel', tools.cylinder([0, low + 42, 0], [0, low + 43.6, 0], 3.5, 6))
}

const BOLT: [number, number][] = [
  [0, 1.4],
  [2, 1.4],
  [2.2, 4.6],
  [3.6, 4.4],
  [4, 3.6],
  [4, -1],
  [0, -1],
]
