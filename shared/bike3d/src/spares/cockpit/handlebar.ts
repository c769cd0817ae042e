import { planBar } from '../../bike/cockpit/bar.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'

/** Half the bar's thickness from its middle to its end; it is thicker towards the stem's clamp. */
const RADIUS = table([
  [0, 15.9],
  [0.09, 15.9],
  [0.34, 11.1],
  [1, 11.1],
])

/** Returns the carbon bar alone, on the ground, with the marks for cutting and clamping. */
export function buildCarbonBar(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-prime', { bar: 'carbon' })
  const bar = planBar(plan.measures, plan.shape)
  const piece = startPiece()
  piece.add(
    'carbon',
    tools.tube(bar.path, (t) => RADIUS(Math.abs(t - 0.5) * 2), { along: 200, around: 40 }),
  )
  for (const side of [1, -1]) {
    const end = bar.fromEnd(0, side)
    piece.add(
      'blackMatte',
      tools.lathe(
        [
          [0, 0],
          [9.4, 0],
          [9.4, 0.2],
          [0, 0.25],
        ],
        end.at.toArray(),
        end.at.clone().add(end.out).toArray(),
        { around: 36 },
      ),
    )
    for (const distance of [10, 20, 30]) {
      const mark = bar.fromEnd(distance, side)
      const next = mark.at.clone().add(mark.out).toArray()
      piece.add(
        'whitePlastic',
        tools.lathe(
          [
            [11, 0],
            [11.16, 0.1],
            [11.16, 0.5],
            [11, 0.6],
          ],
          mark.at.toArray(),
          next,
          { around: 40 },
        ),
      )
    }
    const ring = tools.latheZ(
      [
        [15.8, -0.3],
        [16.02, -0.2],
        [16.02, 0.2],
        [15.8, 0.3],
      ],
      [0, 0, 0],
      { around: 56 },
    )
    piece.add('whitePlastic', place(ring, move(bar.clamp[0], bar.clamp[1], side * 22)))
  }
  return laid(piece.done(), turnY(Math.PI / 2 + 0.16))
}
