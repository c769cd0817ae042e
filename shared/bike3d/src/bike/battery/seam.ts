import { BufferAttribute, BufferGeometry, Vector3 } from 'three'

import type { V3 } from '../../shapes/vectors.ts'
import { above, type OnSurface } from '../frame/surface.ts'

/**
 * Returns a closed dark line on a surface, the gap around a door. It is slightly above the surface to avoid flicker.
 */
export function seam(points: OnSurface[], width: number, height: number): BufferGeometry {
  const places = points.map((point) => new Vector3(...above(point, height)))
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []]
  places.forEach((place, i) => {
    const [before, after] = [places.at(i - 1), places[(i + 1) % places.length]]
    const normal = new Vector3(...(points[i]?.normal ?? ([0, 0, 1] as V3)))
    if (!before || !after) return
    const across = after
      .clone()
      .sub(before)
      .cross(normal)
      .normalize()
      .multiplyScalar(width / 2)
    positions.push(...place.clone().add(across), ...place.clone().sub(across))
    normals.push(...normal, ...normal)
    const [a, b] = [i * 2, ((i + 1) % places.length) * 2]
    indices.push(a, b, a + 1, b, b + 1, a + 1)
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setIndex(indices)
  return geometry
}
