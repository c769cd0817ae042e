import { Vector3 } from 'three'

/** A point or direction: x forward, y up, z to the rider's right (the drive side); lengths in millimetres. */
export type V3 = [number, number, number]
/** A point in the bike's middle plane, or a row of a table. */
export type V2 = [number, number]

export const TURN = Math.PI * 2

export const vector = ([x, y, z]: V3) => new Vector3(x, y, z)
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const degrees = (angle: number) => (angle * Math.PI) / 180

/** Returns the point `t` (0 to 1) of the way from `a` to `b`. */
export const between = (a: V3, b: V3, t: number): V3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]
