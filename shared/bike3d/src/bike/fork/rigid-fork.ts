import type { BufferGeometry } from 'three'

import { cut, type Field, join, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { table } from '../../shapes/table.ts'
import { place } from '../../shapes/transforms.ts'
import { withBestDiagonals } from '../frame/best-diagonals.ts'
import type { Measures } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { axleGeometries } from './axle.ts'
import { caliperMount } from './caliper-mount.ts'
import { intoBike, tyreRoom } from './fork-space.ts'

const CELL = 3.2
/** Half the distance between the blades at the axle. */
const FEET = 57

/** Returns a rigid carbon fork, in which crown and blades are one piece. */
export function rigidFork(plan: BikePlan): Piece {
  const { tools, measures } = plan
  const matrix = intoBike(measures)
  const put = (geometry: BufferGeometry) => place(geometry, matrix)
  const piece = startPiece()
  const solid = withBestDiagonals(
    tools.solid(rigidField(measures), {
      min: [-60, -34, 0],
      max: [90, measures.axleToCrown + 20, 90],
      cell: CELL,
      isHalf: true,
    }),
  )
  piece.add('paintPlain', put(solid), put(caliperMount(plan, { legs: FEET - 1, ahead: 30 })))
  piece.add('steel', ...axleGeometries(plan, FEET + 6).map(put))
  return piece.done()
}

function rigidField(measures: Measures): Field {
  const { axleToCrown: top, forkOffset } = measures
  const head = roundedCylinder([0, top - 34, 0], [0, top + 9, 0], 25, 4)
  const blade = tubeField({
    points: [
      [2, top - 8, 2],
      [2, top - 24, 22],
      [3, top - 54, 40],
      [3, top - 104, 49],
      [5, top - 165, 54],
      [10, 160, FEET],
      [forkOffset * 0.62, 52, FEET],
      [forkOffset, -2, FEET],
    ],
    a: table([
      [0, 20],
      [0.2, 23],
      [0.3, 22],
      [0.65, 18],
      [1, 10.5],
    ]),
    b: table([
      [0, 20],
      [0.12, 18],
      [0.24, 13],
      [0.7, 9.5],
      [1, 7.5],
    ]),
    n: () => 2.3,
    steps: 48,
  })
  const eye = roundedCylinder([forkOffset, 0, measures.frontHub - 4], [forkOffset, 0, FEET + 6], 14, 2)
  const solid = join([
    { field: head, k: 10 },
    { field: blade, k: 16 },
    { field: eye, k: 10 },
  ])
  return cut(solid, tyreRoom(measures, 8), 10)
}
