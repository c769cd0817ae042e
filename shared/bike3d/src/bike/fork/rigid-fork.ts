import type { BufferGeometry } from 'three'

import { cut, type Field, join, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { table } from '../../shapes/table.ts'
import { place } from '../../shapes/transforms.ts'
import type { Measures } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { axleGeometries } from './axle.ts'
import { bridgeField } from './bridge-field.ts'
import { caliperMount } from './caliper-mount.ts'
import { intoBike, tyreRoom } from './fork-space.ts'

const CELL = 3.2
/** Half the distance of the blades at the axle, and where the shoulders turn down into them. */
const FEET = 57
const SHOULDER = 44

/** A rigid carbon fork: the crown runs into the blades in one piece. */
export function rigidFork(plan: BikePlan): Piece {
  const { tools, measures } = plan
  const matrix = intoBike(measures)
  const put = (geometry: BufferGeometry) => place(geometry, matrix)
  const piece = startPiece()
  const solid = tools.solid(rigidField(measures), {
    min: [-60, -34, 0],
    max: [90, measures.axleToCrown + 20, 90],
    cell: CELL,
    isHalf: true,
  })
  piece.add('paintPlain', put(solid), put(caliperMount(plan, { legs: FEET - 1, ahead: 30 })))
  piece.add('steel', ...axleGeometries(plan, FEET + 6).map(put))
  return piece.done()
}

function rigidField(measures: Measures): Field {
  const { axleToCrown: top, forkOffset } = measures
  const head = roundedCylinder([0, top - 34, 0], [0, top + 9, 0], 25, 4)
  const fall = table([
    [0, top - 22],
    [SHOULDER * 0.45, top - 26],
    [SHOULDER, top - 58],
  ])
  const tall = table([
    [0, 22],
    [SHOULDER * 0.5, 20],
    [SHOULDER, 18],
  ])
  const crown = bridgeField({
    centre: (z) => [1, fall(z)],
    half: (z) => [23 - 2 * (z / SHOULDER), tall(z)],
    n: 2.4,
    width: SHOULDER,
  })
  const blade = tubeField({
    points: [
      [1, top - 44, SHOULDER - 8],
      [2, top - 80, SHOULDER + 3],
      [4, top - 150, 53],
      [10, 170, FEET],
      [forkOffset * 0.62, 52, FEET],
      [forkOffset, -2, FEET],
    ],
    a: table([
      [0, 19],
      [0.15, 23],
      [0.6, 18],
      [1, 10.5],
    ]),
    b: table([
      [0, 10],
      [0.2, 12.5],
      [0.7, 9.5],
      [1, 7.5],
    ]),
    n: () => 2.5,
    steps: 36,
  })
  const eye = roundedCylinder([forkOffset, 0, measures.frontHub - 4], [forkOffset, 0, FEET + 6], 14, 2)
  const solid = join([
    { field: head, k: 10 },
    { field: crown, k: 18 },
    { field: blade, k: 18 },
    { field: eye, k: 10 },
  ])
  return cut(solid, tyreRoom(measures, 8), 10)
}
