import { Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import { basis } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'

/** A point on a solid's surface and the direction away from it. */
export interface OnSurface {
  place: V3
  normal: V3
}

const STEPS = 40
const REACH = 0.6

/** Returns the point where a ray from inside a solid leaves it; throws for a point outside. */
export function leave(field: Field, from: V3, direction: V3): OnSurface {
  const length = Math.hypot(...direction)
  const [dx, dy, dz] = direction.map((value) => value / length) as V3
  if (field(...from) > 0)
    throw new Error(`The point ${from.map(Math.round).join(', ')} is not within the solid.`)
  let gone = 0
  for (let step = 0; step < STEPS; step++) {
    const distance = field(from[0] + dx * gone, from[1] + dy * gone, from[2] + dz * gone)
    gone -= distance * 0.9
    if (Math.abs(distance) < 0.01) break
  }
  const place: V3 = [from[0] + dx * gone, from[1] + dy * gone, from[2] + dz * gone]
  return { place, normal: normalAt(field, place) }
}

function normalAt(field: Field, [x, y, z]: V3): V3 {
  const slope = new Vector3(
    field(x + REACH, y, z) - field(x - REACH, y, z),
    field(x, y + REACH, z) - field(x, y - REACH, z),
    field(x, y, z + REACH) - field(x, y, z - REACH),
  )
  return slope.normalize().toArray()
}

export const above = ({ place, normal }: OnSurface, height: number): V3 => [
  place[0] + normal[0] * height,
  place[1] + normal[1] * height,
  place[2] + normal[2] * height,
]

/** Returns the transform that puts a geometry in the xy plane flat onto the surface, its x along `ahead`. */
export function ontoSurface(on: OnSurface, ahead: V3, height = 0) {
  const z = new Vector3(...on.normal)
  const x = new Vector3(...ahead).addScaledVector(z, -z.dot(new Vector3(...ahead))).normalize()
  return basis({ x, y: new Vector3().crossVectors(z, x), z, at: new Vector3(...above(on, height)) })
}
