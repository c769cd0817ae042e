import { type BufferGeometry, type Matrix4, Vector3 } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { curve, line } from '../../shapes/curves.ts'
import { place } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { atBar, type Bar } from './bar.ts'
import { hoseWay, sleeveOf } from './hoses.ts'

/** How far the brake levers point downwards, in radians. */
export const REACH_DOWN = 0.62

/**
 * Adds the brake levers: a clamp around the bar, the master cylinder along it, the blade, and the hose into the
 * headset.
 */
export function addLevers(piece: PieceMaker, plan: BikePlan, bar: Bar) {
  const { tools } = plan
  for (const side of [1, -1]) {
    const into = atBar(bar, bar.gripLength + 36, side, REACH_DOWN)
    const put = (geometry: BufferGeometry) => place(geometry, into)
    const clamp = tools.lathe(CLAMP, [0, 0, 0], [1, 0, 0], { around: 30 })
    const neck = tools.sweep(line([0, 10, 0], [2, 26, 0]), {
      a: () => 9,
      b: () => 8,
      n: () => 3,
      along: 6,
      around: 18,
    })
    const cylinder = tools.sweep(
      curve([
        [-36, 24, 0],
        [-14, 27, 0],
        [14, 27, 0],
        [38, 29, 0],
      ]),
      {
        a: table([
          [0, 5.5],
          [0.2, 8.5],
          [0.65, 10],
          [1, 7],
        ]),
        b: table([
          [0, 5.5],
          [0.2, 8.5],
          [0.7, 9.5],
          [1, 8],
        ]),
        n: () => 2.6,
        along: 22,
        around: 22,
        round: 5,
      },
    )
    piece.add('satin', put(clamp), put(neck), put(cylinder))
    piece.add(
      'alloyDark',
      put(
        tools.sweep(curve(BLADE), {
          a: table([
            [0, 6],
            [0.3, 3.6],
            [0.8, 4],
            [1, 3],
          ]),
          b: table([
            [0, 6],
            [0.35, 6.5],
            [0.85, 7],
            [1, 5],
          ]),
          n: () => 2.6,
          along: 34,
          around: 16,
          round: 2.5,
        }),
      ),
    )
    piece.add(
      'alloyDark',
      put(
        tools.lathe(
          [
            [0, 0],
            [6.4, 0],
            [6.6, 1],
            [5.4, 1.8],
            [0, 1.8],
          ],
          [-4, 27, side * 9],
          [-4, 27, side * 10],
          { around: 24 },
        ),
      ),
    )
    piece.add(
      'steel',
      put(tools.cylinder([33, 33, -9.6], [33, 33, 9.6], 3.4, 14)),
      put(tools.cylinder([0, 17, side * 6], [0, 17, side * 10.4], 3, 12)),
    )
    piece.add(
      'alloyDark',
      put(
        tools.lathe(
          [
            [2.4, 0],
            [4.6, 0],
            [4.6, 5],
            [3.8, 6],
            [3.8, 13],
            [2.4, 14],
          ],
          [-35, 24, 0],
          [-49, 23, 0],
          { around: 12 },
        ),
      ),
    )
    const hose = hoseWay(plan.measures, bar, { start: startOf(into), side, apart: 7 })
    piece.add('rubber', tools.tube(hose, 2.5, { along: 44, around: 9 }), sleeveOf(tools, hose))
  }
}

const CLAMP: [number, number][] = [
  [11, -6],
  [15.6, -6],
  [16.4, -5],
  [16.4, 5],
  [15.6, 6],
  [11, 6],
]

const BLADE: V3[] = [
  [24, 30, 0],
  [34, 42, 0],
  [58, 47, 0],
  [92, 47.5, 0],
  [122, 46, 0],
  [135, 47, 0],
  [141, 52, 0],
]

const startOf = (into: Matrix4): V3 => new Vector3(-47, 23, 0).applyMatrix4(into).toArray()
