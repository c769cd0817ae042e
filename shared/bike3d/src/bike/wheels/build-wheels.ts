import type { BufferGeometry } from 'three'

import type { MaterialName } from '../../materials/material-names.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import type { BikePlan } from '../pieces.ts'
import { addHub } from './hub.ts'
import { addRim } from './rim.ts'
import { addRotor } from './rotor.ts'
import { addSpokes } from './spokes.ts'
import { addTyre } from './tyre.ts'
import { planWheel, type WheelPlan } from './wheel-plan.ts'

export const buildFrontWheel = (plan: BikePlan): Piece => buildWheel(planWheel(plan, 'front'), 0.4)
export const buildRearWheel = (plan: BikePlan): Piece => buildWheel(planWheel(plan, 'rear'), -0.55)

/** Returns tyre, rim, spokes, hub and brake disc, turned by `spin` for a good position of the valve. */
function buildWheel(wheel: WheelPlan, spin: number): Piece {
  const piece = startPiece()
  const turned: PieceMaker = {
    ...piece,
    add(material: MaterialName, ...geometries: BufferGeometry[]) {
      const inPlace = geometries.map((geometry) => place(geometry, move(...wheel.axle), turnZ(spin)))
      piece.add(material, ...inPlace)
    },
  }
  addTyre(turned, wheel)
  addRim(turned, wheel)
  addSpokes(turned, wheel)
  addHub(turned, wheel)
  addRotor(turned, wheel)
  return piece.done()
}
