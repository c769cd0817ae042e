import type { BikeShape } from '../../configuration/shape.ts'

/** The visible dimensions of a drive unit, by its power. Lengths in millimetres. */
export interface MotorModel {
  /** Radius of the housing, and of the round covers on its sides. */
  radius: number
  cover: number
  /** How far the underside extends below the frame. */
  belly: number
  /** The number of cooling ribs on the underside and around the covers. */
  ribs: number
  bolts: number
}

export const MOTORS: Record<BikeShape['motor'], MotorModel> = {
  500: { radius: 56, cover: 50, belly: 0, ribs: 0, bolts: 3 },
  600: { radius: 46, cover: 40, belly: 0, ribs: 0, bolts: 3 },
  750: { radius: 58, cover: 56, belly: 5, ribs: 4, bolts: 5 },
  1000: { radius: 60, cover: 61, belly: 11, ribs: 7, bolts: 6 },
}
