import type { BufferGeometry } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { mirrored, place } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { withBestDiagonals } from '../frame/best-diagonals.ts'
import { axleGeometries } from './axle.ts'
import { caliperMount } from './caliper-mount.ts'
import { crownField } from './crown.ts'
import type { SuspensionModel } from './fork-model.ts'
import { intoBike } from './fork-space.ts'
import { CROWN, lowersField, topOfLowers } from './lowers.ts'

const CELL = 3.4

/** Returns a suspension fork: lowers with an arch, stanchions that show the travel, a forged crown. */
export function suspensionFork(plan: BikePlan, model: SuspensionModel): Piece {
  const { tools, measures } = plan
  const { axleToCrown: top, wheelRadius } = measures
  const { ahead, legs, stanchionRadius: radius } = model
  const matrix = intoBike(measures)
  const put = (geometry: BufferGeometry) => place(geometry, matrix)
  const piece = startPiece()
  const seal = topOfLowers(measures, model)
  const lowers = withBestDiagonals(
    tools.solid(lowersField(measures, model), {
      min: [-40, -40, 0],
      max: [90, wheelRadius + 70, legs + 40],
      cell: CELL,
      isHalf: true,
    }),
  )
  piece.add(model.lowers, put(lowers))
  piece.add(model.lowers, put(caliperMount(plan, model)))
  const crown = tools.solid(crownField(measures, model), {
    min: [-50, top - 60, 0],
    max: [70, top + 40, legs + 40],
    cell: CELL,
    isHalf: true,
  })
  piece.add(model.crown, put(crown))
  const onLeg = (y: number, side = 1): V3 => [ahead, y, side * legs]
  const stanchion = tools.cylinder(onLeg(seal - 10), onLeg(top), radius, 40)
  piece.add(model.stanchion, put(mirrored(stanchion)), put(stanchion))
  const wiper = tools.lathe(wiperRows(radius), onLeg(seal - 2), onLeg(seal + 12), { around: 40 })
  piece.add('blackMatte', put(mirrored(wiper)), put(wiper))
  piece.add('steel', ...axleGeometries(plan, legs + 15).map(put))
  piece.add(model.cap, put(tools.lathe(AIR_CAP, onLeg(top + CROWN.above - 1), onLeg(top + 40))))
  piece.add('blackMatte', put(tools.lathe(DIAL, onLeg(top + CROWN.above - 1, -1), onLeg(top + 40, -1))))
  return piece.done()
}

const wiperRows = (radius: number): V2[] => [
  [radius + 0.3, 0],
  [radius + 3.6, 0],
  [radius + 3.9, 1],
  [radius + 3.9, 6],
  [radius + 2.2, 9.5],
  [radius + 0.3, 11],
]
const AIR_CAP: V2[] = [
  [15, 0],
  [15, 1.6],
  [12, 2.4],
  [11.6, 7],
  [9.6, 9],
  [0, 9],
]
const DIAL: V2[] = [
  [16, 0],
  [15.6, 2.6],
  [11, 3.6],
  [10.6, 8],
  [9.4, 9.2],
  [0, 9.4],
]
