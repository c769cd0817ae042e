import type { BikeShape } from '../../configuration/shape.ts'

/** What a drive unit shows of itself by its power. Lengths in millimetres. */
export interface MotorModel {
  /** Of the housing, of the round covers on its sides. */
  radius: number
  cover: number
  /** How far its belly hangs out of the frame. */
  belly: number
  /** Cooling ribs on the belly and around the covers. */
  ribs: number
  bolts: number
}

export const MOTORS: Record<BikeShape['motor'], MotorModel> = {
  500: { radius: 56, cover: 50, belly: 0, ribs: 0, bolts: 3 },
  600: { radius: 46, cover: 40, belly: 0, ribs: 0, bolts: 3 },
  750: { radius: 58, cover: 56, belly: 5, ribs: 4, bolts: 5 },
  1000: { radius: 60, cover: 61, belly: 11, ribs: 7, bolts: 6 },
}
