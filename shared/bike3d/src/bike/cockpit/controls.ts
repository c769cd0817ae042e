import { type BufferGeometry, Vector3 } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { atBar, type Bar } from './bar.ts'
import { hoseWay, sleeveOf } from './hoses.ts'
import { REACH_DOWN } from './levers.ts'

/** Adds the shifter on the right and the assist buttons on the left, inside the brake levers. */
export function addControls(piece: PieceMaker, plan: BikePlan, bar: Bar) {
  if (plan.shape.drivetrain === 'belt-8') addTwistRing(piece, plan, bar)
  else addShifter(piece, plan, bar)
  addButtons(piece, plan, bar)
}

const COLLAR: [number, number][] = [
  [11, -5],
  [14.6, -5],
  [15, -4.4],
  [15, 4.4],
  [14.6, 5],
  [11, 5],
]

/** Adds the shifter below the bar: the pod and its two paddles; a wireless one has no cable. */
function addShifter(piece: PieceMaker, { tools, measures, shape }: BikePlan, bar: Bar) {
  const into = atBar(bar, bar.gripLength + 64, 1, REACH_DOWN)
  const put = (geometry: BufferGeometry) => place(geometry, into)
  const pod = tools.sweep(
    curve([
      [-16, 12, -12],
      [6, 19, -17],
      [26, 22, -15],
    ]),
    {
      a: () => 8,
      b: () => 9.5,
      n: () => 3,
      along: 12,
      around: 20,
      round: 5,
    },
  )
  const paddle = (points: V3[]) =>
    tools.sweep(curve(points), { a: () => 3, b: () => 6.5, n: () => 3, along: 12, around: 12, round: 2 })
  piece.add('blackMatte', put(tools.lathe(COLLAR, [0, 0, 0], [1, 0, 0], { around: 28 })), put(pod))
  piece.add(
    'satin',
    put(
      paddle([
        [8, 26, -19],
        [24, 34, -23],
        [42, 30, -21],
      ]),
    ),
    put(
      paddle([
        [2, 14, -24],
        [18, 10, -30],
        [34, 4, -29],
      ]),
    ),
  )
  if (shape.drivetrain === 'derailleur-12') return
  const barrel = put(tools.cylinder([-14, 12, -12], [-27, 11, -12], { from: 4, to: 3 }, 12))
  const start = new Vector3(-26, 11, -12).applyMatrix4(into).toArray()
  const cable = hoseWay(measures, bar, { start, side: 1, apart: 13 })
  piece.add('alloyDark', barrel)
  piece.add('rubber', tools.tube(cable, 2.2, { along: 40, around: 8 }), sleeveOf(tools, cable))
}

/** Adds the twist shifter of a gear hub, a ring beside the grip. */
function addTwistRing(piece: PieceMaker, { tools }: BikePlan, bar: Bar) {
  const point = (distance: number): V3 => bar.fromEnd(distance, 1).at.toArray()
  const from = bar.gripLength + 8
  piece.add(
    'rubber',
    tools.lathe(
      [
        [12, 0],
        [17, 0],
        [18, 1.5],
        [17.4, 3],
        [18, 4.5],
        [17.4, 6],
        [18, 7.5],
        [17.4, 9],
        [18, 10.5],
        [17.4, 12],
        [18, 13.5],
        [17, 15],
        [12, 15],
      ],
      point(from),
      point(from + 16),
      { around: 30 },
    ),
  )
  piece.add(
    'satin',
    tools.lathe(
      [
        [12, 0],
        [17, 0],
        [17.6, 1],
        [16.6, 8],
        [12, 9],
      ],
      point(from + 15.4),
      point(from + 26),
      { around: 30 },
    ),
  )
}

function addButtons(piece: PieceMaker, { tools }: BikePlan, bar: Bar) {
  const into = atBar(bar, bar.gripLength + 62, -1, 0.2)
  const put = (geometry: BufferGeometry) => place(geometry, into)
  const up = -15
  piece.add('blackMatte', put(tools.lathe(COLLAR, [0, 0, 0], [1, 0, 0], { around: 28 })))
  piece.add(
    'blackMatte',
    put(smallBox(tools, { width: 30, height: 36, depth: 12, radius: 8, bevel: 3 }).translate(0, 0, up)),
  )
  const keys = [9, -9].map((y) =>
    smallBox(tools, { width: 17, height: 11, depth: 2.4, radius: 5, bevel: 1 }).translate(1, y, up - 6.4),
  )
  piece.add('satin', ...keys.map(put))
  piece.add(
    'ledGreen',
    put(smallBox(tools, { width: 12, height: 1.8, depth: 1, radius: 0.8 }).translate(1, 0, up - 5.9)),
  )
}
