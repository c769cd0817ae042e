import { type BufferGeometry, Matrix4, type Vector3 } from 'three'

export const move = (x: number, y: number, z: number) => new Matrix4().makeTranslation(x, y, z)
export const turnX = (angle: number) => new Matrix4().makeRotationX(angle)
export const turnY = (angle: number) => new Matrix4().makeRotationY(angle)
export const turnZ = (angle: number) => new Matrix4().makeRotationZ(angle)
export const scale = (x: number, y = x, z = x) => new Matrix4().makeScale(x, y, z)

/** Returns the product of the matrices: the last one given is applied first. */
export const together = (...matrices: Matrix4[]) =>
  matrices.reduce((product, matrix) => product.multiply(matrix), new Matrix4())

/**
 * Returns the matrix with local x, y and z along the given directions (unit length, right-handed) and the origin at
 * `at`.
 */
export const basis = ({ x, y, z, at }: { x: Vector3; y: Vector3; z: Vector3; at: Vector3 }) =>
  new Matrix4().makeBasis(x, y, z).setPosition(at)

/**
 * Transforms a geometry in place, the last matrix first; faces of a mirrored one are turned, so that they still point
 * outwards.
 */
export function place(geometry: BufferGeometry, ...matrices: Matrix4[]): BufferGeometry {
  const matrix = together(...matrices)
  geometry.applyMatrix4(matrix)
  return matrix.determinant() < 0 ? turnInsideOut(geometry) : geometry
}

/** Returns a copy on the bike's other side. */
export const mirrored = (geometry: BufferGeometry) => place(geometry.clone(), scale(1, 1, -1))

function turnInsideOut(geometry: BufferGeometry): BufferGeometry {
  const index = geometry.index
  if (!index) throw new Error('Only an indexed geometry can be turned inside out.')
  for (let i = 0; i < index.count; i += 3) {
    const second = index.getX(i + 1)
    index.setX(i + 1, index.getX(i + 2))
    index.setX(i + 2, second)
  }
  return geometry
}
