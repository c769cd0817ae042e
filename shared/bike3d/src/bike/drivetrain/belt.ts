import { BufferAttribute, BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { crease } from '../../shapes/crease.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { type BeltStep, beltPath } from './belt-path.ts'
import { BELT, BELT_PITCH, DRIVE_Z, radiusOf } from './drive-plan.ts'
import { makeGear } from './gears.ts'

/** Adds a toothed belt, and its ring on the gear hub with the flange that keeps it in line. */
export function addBelt(piece: PieceMaker, { tools, measures }: BikePlan) {
  const { bottomBracket, rearAxle } = measures
  const [front, rear] = [radiusOf(BELT.front, BELT_PITCH), radiusOf(BELT.rear, BELT_PITCH)]
  const steps = beltPath(
    [
      { centre: [bottomBracket[0], bottomBracket[1]], radius: front + 1.4, isClockwise: true },
      { centre: [rearAxle[0], rearAxle[1]], radius: rear + 1.4, isClockwise: true },
    ],
    BELT_PITCH / PROFILE.length,
  )
  piece.add('rubber', ribbon(steps))
  const ring = makeGear(tools, { teeth: BELT.rear, radius: rear, depth: 10, tooth: 2.6, hole: 17, arms: 6 })
  piece.add('alloyDark', ring.translate(rearAxle[0], rearAxle[1], DRIVE_Z))
  piece.add(
    'alloyDark',
    tools.latheZ(
      [
        [17, DRIVE_Z - 8],
        [rear + 2.6, DRIVE_Z - 7.6],
        [rear + 3, DRIVE_Z - 7],
        [rear + 2.6, DRIVE_Z - 6.2],
        [17, DRIVE_Z - 5],
      ],
      rearAxle,
      { around: 48 },
    ),
  )
  piece.add(
    'steel',
    tools.latheZ(
      [
        [10, DRIVE_Z + 4],
        [11, DRIVE_Z + 7],
        [20, DRIVE_Z + 6.6],
        [21, DRIVE_Z + 5.4],
        [21, DRIVE_Z + 3],
      ],
      rearAxle,
      { around: 36 },
    ),
  )
}

/** How far a tooth protrudes, at equal steps over one pitch. */
const PROFILE = [0.2, 2, 2.9, 2.9, 2, 0.2]

/** Returns a closed band with teeth on its inside; the back has two fine edges, which show its thickness. */
function ribbon(steps: BeltStep[]): BufferGeometry {
  const half = BELT.width / 2
  const positions: number[] = []
  const indices: number[] = []
  steps.forEach(({ at: [x, y], angle }, i) => {
    const tooth = PROFILE[i % PROFILE.length] ?? 0
    const section: V2[] = [
      [1.1, -half],
      [1.7, -half + 0.7],
      [1.7, half - 0.7],
      [1.1, half],
      [-0.8 - tooth, half],
      [-0.8 - tooth, -half],
    ]
    for (const [out, z] of section)
      positions.push(...([x - Math.sin(angle) * out, y + Math.cos(angle) * out, DRIVE_Z + z] as V3))
    for (let k = 0; k < 6; k++) {
      const next = ((i + 1) % steps.length) * 6
      const [a, b] = [i * 6 + k, i * 6 + ((k + 1) % 6)]
      const [c, d] = [next + k, next + ((k + 1) % 6)]
      indices.push(a, b, c, b, d, c)
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return crease(geometry, 30)
}
