import { buildMotor } from '../bike/motor/build-motor.ts'
import type { BikeSlug } from '../configuration/catalogue.ts'
import type { BikeShape } from '../configuration/shape.ts'
import type { Piece } from '../piece.ts'
import { planOf } from '../spares/bike-plan.ts'
import { boundsOf, laid } from '../spares/pose.ts'
import { keepWhere } from '../spares/taken-off.ts'
import type { Tools } from '../tools.ts'

const motor = (bike: BikeSlug, watts: BikeShape['motor']) => ({
  name: `motor-${watts}`,
  build: (tools: Tools) => laid(withoutFarCover(buildMotor(planOf(tools, bike, { motor: watts })))),
})

/** Returns the drive unit without its far cover, whose open inside would be visible without the frame. */
function withoutFarCover(piece: Piece): Piece {
  const { max } = boundsOf(piece)
  return keepWhere(piece, ([, , z]) => z > COVER - max.z)
}

/** Thickness of a cover with its bearing ring, in millimetres. */
const COVER = 14.5

/** Each drive unit, in the position in which it is mounted on its bike. */
export const MOTORS = [
  motor('nireeka-homie', 500),
  motor('nyx', 600),
  motor('nireeka-prime', 750),
  motor('nireeka-prime', 1000),
]
