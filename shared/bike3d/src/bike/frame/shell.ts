import { type Field, type Joined, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Measures } from '../measures.ts'
import { motorSeat } from './frame-lines.ts'

/** Returns the frame's shell around the drive unit. */
export function motorShell(measures: Measures): Field {
  const { centre, shell, halfWidth } = motorSeat(measures)
  return roundedCylinder([...centre, 0], [...centre, halfWidth], shell, 12)
}

/** Returns the transition from the shell to the down tube: `half` are its half sizes, turned like the tube. */
export function shellNeck({ bottomBracket }: Measures, from: V3, half: V3, turn: number): Field {
  const centre: V3 = [bottomBracket[0] + from[0], bottomBracket[1] + from[1], 0]
  return roundedBox(centre, half, 14, turn)
}

/** Returns the bridge between the chain stays. */
export const bridge = (
  { bottomBracket: [x, y] }: Measures,
  [dx, dy]: [number, number],
  width: number,
): Field => roundedCylinder([x + dx, y + dy, 0], [x + dx, y + dy, width], 11, 5)

/** Returns the right dropout: a forged eye that holds the axle, with a flat face for its head. */
export function dropout({ rearAxle: [x, y], rearHub }: Measures, radius: number): Joined[] {
  return [
    { field: roundedCylinder([x, y, rearHub - 9], [x, y, rearHub + 1], radius, 3), k: 14 },
    { field: roundedCylinder([x, y, rearHub - 6], [x, y, rearHub + 3], radius - 4, 1.5), k: 2 },
  ]
}
