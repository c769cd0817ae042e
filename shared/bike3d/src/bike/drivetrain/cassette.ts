import type { PieceMaker } from '../../piece.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import type { BikePlan } from '../pieces.ts'
import { type Cassette, radiusOf } from './drive-plan.ts'
import { makeGear } from './gears.ts'

/** Adds the cassette: sprockets on the freehub, the two largest on a dark alloy carrier, held by a lockring. */
export function addCassette(piece: PieceMaker, { tools, measures }: BikePlan, cassette: Cassette) {
  const { teeth, z, step } = cassette
  const axle = measures.rearAxle
  teeth.forEach((count, i) => {
    const radius = radiusOf(count)
    const gear = makeGear(tools, {
      teeth: count,
      radius,
      depth: 1.9,
      tooth: 4.2,
      hole: Math.min(16.5, radius - 6),
      arms: count > 27 ? 6 : 0,
    })
    const isDark = i >= teeth.length - 2
    piece.add(
      isDark ? 'satin' : 'steelCog',
      place(gear, move(axle[0], axle[1], z + step * i), turnZ(i * 0.21)),
    )
  })
  const innermost = z + step * (teeth.length - 1)
  piece.add(
    'alloyDark',
    tools.latheZ(
      [
        [15, innermost - 3],
        [17, innermost - 2],
        [17, z - 1],
        [14, z - 1],
      ],
      axle,
      { around: 28 },
    ),
  )
  piece.add(
    'steel',
    tools.latheZ(
      [
        [8, z + 1],
        [9.5, z + 3.6],
        [14.6, z + 3.6],
        [15.4, z + 2.6],
        [15.4, z + 1],
        [8, z + 0.5],
      ],
      axle,
      { around: 30 },
    ),
  )
}
