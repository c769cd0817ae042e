import { CylinderGeometry, InstancedMesh, Matrix4, MeshStandardMaterial, Quaternion, Vector3 } from 'three'

import { random } from './hills.ts'

/** Where trunks stand, in metres: between two distances from the road's middle, on one side of it (-1: beyond it). */
interface Wood {
  from: number
  to: number
  side: 1 | -1
  count: number
  length: number
  /** The middle of the wood along the road. */
  middle?: number
  seed: number
}

const HEIGHT = 26

/** Returns the trunks of a wood of tall firs, thinner upwards, each a little out of true. */
export function trunks({ from, to, side, count, length, middle = 0, seed }: Wood): InstancedMesh {
  const bark = new MeshStandardMaterial({ color: '#2a211b', roughness: 1 })
  const mesh = new InstancedMesh(new CylinderGeometry(0.62, 1, 1, 14).translate(0, 0.5, 0), bark, count)
  for (let i = 0; i < count; i++) {
    const at = (k: number) => random(i * 2.17 + k * 13.7 + seed * 3.1)
    const lean = new Quaternion().setFromAxisAngle(
      new Vector3(at(1) - 0.5, 0, at(2) - 0.5).normalize(),
      0.045 * at(3),
    )
    const thick = 0.1 + 0.19 * at(4) ** 2
    const place = new Vector3(
      middle + ((i + at(5)) / count - 0.5) * length,
      -0.3,
      side * (from + (to - from) * at(6) ** 0.8),
    )
    mesh.setMatrixAt(i, new Matrix4().compose(place, lean, new Vector3(thick, HEIGHT, thick)))
  }
  mesh.castShadow = false
  mesh.frustumCulled = false
  return mesh
}
