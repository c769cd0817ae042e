import { Vector3 } from 'three'

import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import type { V3 } from '../../shapes/vectors.ts'

/** The middle line of the seat's shell: from the front edge through the seat up to the head. */
const spine = curve([
  [172, 246, 0],
  [128, 238, 0],
  [40, 230, 0],
  [-58, 234, 0],
  [-106, 262, 0],
  [-126, 322, 0],
  [-144, 416, 0],
  [-160, 512, 0],
  [-170, 596, 0],
  [-174, 660, 0],
])

const halfWidth = table([
  [0, 128],
  [0.3, 164],
  [0.48, 178],
  [0.66, 182],
  [0.84, 176],
  [0.94, 142],
  [1, 78],
])
/** How far the sides of the seat's shell come forwards: arms at the seat, wings at hips and head. */
const sides = table([
  [0, 18],
  [0.12, 60],
  [0.34, 118],
  [0.5, 128],
  [0.66, 74],
  [0.84, 118],
  [0.93, 80],
  [1, 16],
])

/**
 * Returns a point of the seat's shell: u from -1 to 1 across, v from 0 to 1 from the front edge up; `lift` towards the
 * child.
 */
export function seatPoint(u: number, v: number, lift = 0): V3 {
  const at = spine.getPointAt(Math.min(1, Math.max(0, v)))
  const tangent = spine.getTangentAt(Math.min(1, Math.max(0, v)))
  const inwards = new Vector3(tangent.y, -tangent.x, 0)
  const bend = Math.abs(u) ** 3
  const slope = (3 * Math.abs(u) ** 2 * sides(v)) / halfWidth(v)
  const steep = Math.hypot(1, slope)
  const place = at.addScaledVector(inwards, sides(v) * bend + lift / steep)
  return [place.x, place.y, halfWidth(v) * u * (1 - 0.1 * u * u) - (Math.sign(u) * lift * slope) / steep]
}
