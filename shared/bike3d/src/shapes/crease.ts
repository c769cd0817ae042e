import type { BufferGeometry } from 'three'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

import { degrees } from './vectors.ts'

/** Returns the geometry with smooth normals, but with edges where faces meet at more than `angle` degrees. */
export function crease(geometry: BufferGeometry, angle = 35): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  return mergeVertices(toCreasedNormals(flat, degrees(angle)), 1e-3)
}
