import { type Matrix4, Vector3 } from 'three'

import { basis } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'

/** Returns the transform to a space at `at` with z along `ahead` and y up. */
export function looking(at: V3, ahead: Vector3): Matrix4 {
  const z = ahead.clone().normalize()
  const y = new Vector3(0, 1, 0).addScaledVector(z, -z.y).normalize()
  return basis({ x: new Vector3().crossVectors(y, z), y, z, at: new Vector3(...at) })
}
