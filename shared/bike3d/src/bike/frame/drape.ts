import { type BufferGeometry, Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { type OnSurface, ontoSurface } from './surface.ts'

/** Distance outside the solid from which rays towards its surface start. */
const OUTSIDE = 24
const STEPS = 24

/**
 * Lays a geometry in the xy plane (x along `ahead`, z outwards) onto a solid's curved surface; all points keep their
 * height above it.
 */
export function drape(
  geometry: BufferGeometry,
  field: Field,
  { on, ahead }: { on: OnSurface; ahead: V3 },
): BufferGeometry {
  const matrix = ontoSurface(on, ahead)
  const out = new Vector3(...on.normal)
  const positions = geometry.getAttribute('position')
  const point = new Vector3()
  for (let i = 0; i < positions.count; i++) {
    const height = positions.getZ(i)
    point.set(positions.getX(i), positions.getY(i), OUTSIDE).applyMatrix4(matrix)
    fall(point, field, out)
    point.addScaledVector(out, height)
    positions.setXYZ(i, point.x, point.y, point.z)
  }
  geometry.computeVertexNormals()
  return geometry
}

function fall(point: Vector3, field: Field, out: Vector3) {
  for (let step = 0; step < STEPS; step++) {
    const distance = field(point.x, point.y, point.z)
    point.addScaledVector(out, -distance * 0.95)
    if (Math.abs(distance) < 0.01) return
  }
}
