import { Box3, type BufferGeometry } from 'three'

import type { V3 } from '../shapes/vectors.ts'

/** Returns the bounding box of geometries, in millimetres. */
export function boundsOf(geometries: BufferGeometry[]): { min: V3; max: V3 } {
  const box = new Box3()
  for (const geometry of geometries) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return { min: box.min.toArray(), max: box.max.toArray() }
}

/**
 * Returns how many of a geometry's numbers are NaN: such a mesh is drawn as nothing or as a spike across the picture.
 */
export function countBroken(geometry: BufferGeometry): number {
  const names = Object.keys(geometry.attributes)
  return names.reduce(
    (sum, name) =>
      sum + [...geometry.getAttribute(name).array].filter((value) => !Number.isFinite(value)).length,
    0,
  )
}
