import type { BufferGeometry } from 'three'

import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import { TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import { type MotorSeat, motorSeat } from '../frame/frame-lines.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { type MotorModel, MOTORS } from './motor-model.ts'

/** Angle of the drive unit's underside, which follows the lower line of the frame. */
const LEAN = 0.16

/** Returns the drive unit: its underside is visible below the frame, its covers on both sides. */
export function buildMotor(plan: BikePlan): Piece {
  const { tools, measures, shape } = plan
  const model = MOTORS[shape.motor]
  const seat = motorSeat(measures)
  const piece = startPiece()
  piece.add('satin', housing(plan, model, seat))
  piece.addBoth('satin', ...covers(plan, model, seat))
  piece.addBoth('steel', ...bolts(plan, model, seat))
  if (model.ribs > 0) piece.add('alloyDark', ...bellyRibs(plan, model, seat))
  const [x, y] = measures.bottomBracket
  const ring = tools.latheZ(bearingRows(seat.halfWidth), [x, y, 0], { around: 48 })
  piece.addBoth('alloyDark', ring)
  return piece.done()
}

function housing({ tools }: BikePlan, { radius, belly }: MotorModel, { centre, halfWidth }: MotorSeat) {
  const [x, y] = centre
  const half = halfWidth - 4
  const below: V3 = [x + 6, y - radius * 0.45 - belly, 0]
  return tools.solid(
    join([
      { field: roundedCylinder([x, y, -half], [x, y, half], radius, 9), k: 1 },
      { field: roundedBox(below, [radius * 0.66, radius * 0.5, half - 1], 10, LEAN), k: 14 },
    ]),
    {
      min: [x - radius - 10, y - radius - belly - 14, 0],
      max: [x + radius + 14, y + radius + 6, half + 6],
      cell: 3.4,
      isHalf: true,
    },
  )
}

/** Returns the round covers, each with a groove and a raised middle. */
function covers({ tools }: BikePlan, { cover, ribs }: MotorModel, seat: MotorSeat): BufferGeometry[] {
  const [x, y] = seat.centre
  const disc = tools.latheZ(coverRows(cover, seat.halfWidth), [x, y, 0], { around: 84, edge: 34 })
  const count = ribs > 4 ? 26 : 0
  const rib = smallBox(tools, { width: cover * 0.2, height: 2.6, depth: 3, radius: 1.2 })
  return [
    disc,
    ...Array.from({ length: count }, (_, i) =>
      place(
        rib.clone(),
        move(x, y, seat.halfWidth + 3.4),
        turnZ((i / count) * TURN),
        move(cover * 0.775, 0, 0),
      ),
    ),
  ]
}

const coverRows = (radius: number, z: number): V2[] => [
  [radius, z - 5],
  [radius - 0.5, z + 0.5],
  [radius - 3, z + 2.2],
  [radius * 0.91, z + 2.4],
  [radius * 0.9, z + 1.4],
  [radius * 0.885, z + 1.4],
  [radius * 0.875, z + 2.6],
  [radius * 0.64, z + 4.6],
  [radius * 0.63, z + 3.8],
  [radius * 0.615, z + 3.8],
  [radius * 0.605, z + 5],
  [radius * 0.4, z + 5.8],
  [0, z + 5.8],
]

function bolts({ tools }: BikePlan, { cover, bolts: count }: MotorModel, seat: MotorSeat) {
  const [x, y] = seat.centre
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.35) / count) * TURN
    const at = (z: number): V3 => [
      x + Math.cos(angle) * cover * 0.75,
      y + Math.sin(angle) * cover * 0.75,
      seat.halfWidth + z,
    ]
    return tools.lathe(BOLT, at(2.6), at(6), { around: 14 })
  })
}

const BOLT: V2[] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [3.4, 2.6],
  [1.9, 2.6],
  [1.6, 1.2],
  [0, 1.2],
]

/** Returns the ribs along the underside, for cooling and protection. */
function bellyRibs({ tools }: BikePlan, { radius, belly, ribs }: MotorModel, seat: MotorSeat) {
  const [x, y] = seat.centre
  const bottom = y - radius * 0.95 - belly
  const width = (seat.halfWidth - 10) * 2
  return Array.from({ length: ribs }, (_, i) => {
    const rib = smallBox(tools, { width: radius * 0.98, height: 9, depth: 3, radius: 3, bevel: 1 })
    const side = (i / (ribs - 1) - 0.5) * width
    return place(rib, move(x + 6, bottom, side), turnZ(LEAN))
  })
}

const bearingRows = (z: number): V2[] => [
  [13, z + 4],
  [25, z + 4],
  [25, z + 8],
  [24, z + 9],
  [19, z + 9],
  [18, z + 8],
  [13, z + 8],
]
