import { Matrix4, Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import { basis } from '../../shapes/transforms.ts'
import type { Measures } from '../measures.ts'

/**
 * Returns the transform from the fork's own space into the bike. Forks are modelled upright: x ahead and y up the
 * steering axis, the axle at [fork offset, 0].
 */
export function intoBike({ frontAxle, forward, steering, forkOffset }: Measures): Matrix4 {
  return basis({
    x: new Vector3(forward[0], forward[1], 0),
    y: new Vector3(steering[0], steering[1], 0),
    z: new Vector3(0, 0, 1),
    at: new Vector3(frontAxle[0] - forward[0] * forkOffset, frontAxle[1] - forward[1] * forkOffset, 0),
  })
}

/** Returns the space of the turning tyre, in the fork's own space. */
export function tyreRoom({ wheelRadius, tyreWidth, forkOffset }: Measures, gap: number): Field {
  const half = tyreWidth / 2 + gap
  const middle = wheelRadius - tyreWidth / 2
  return (x, y, z) => {
    const away = Math.hypot(x - forkOffset, y) - middle
    return Math.hypot(Math.max(away, 0), z) - half
  }
}
