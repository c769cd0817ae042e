import { type Matrix4, Vector3 } from 'three'

import { basis } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'

/** Space that looks along `ahead` with y up. */
export function looking(at: V3, ahead: Vector3): Matrix4 {
  const z = ahead.clone().normalize()
  const y = new Vector3(0, 1, 0).addScaledVector(z, -z.y).normalize()
  return basis({ x: new Vector3().crossVectors(y, z), y, z, at: new Vector3(...at) })
}
