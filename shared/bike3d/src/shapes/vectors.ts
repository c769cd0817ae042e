import { Vector3 } from 'three'

import { lerp } from './numbers.ts'

export { clamp, degrees, lerp, TURN } from './numbers.ts'

/** A point or direction: x forward, y up, z to the rider's right (the drive side); lengths in millimetres. */
export type V3 = [number, number, number]
/** A point in the bike's middle plane, or a row of a table. */
export type V2 = [number, number]

export const vector = ([x, y, z]: V3) => new Vector3(x, y, z)

/** Returns the point `t` (0 to 1) of the way from `a` to `b`. */
export const between = (a: V3, b: V3, t: number): V3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]
