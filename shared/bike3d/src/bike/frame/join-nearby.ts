import { type Field, type Joined, smoothMin } from '../../fields/field.ts'

/** Edge lengths of the cubes for which the nearby parts are stored; the large ones are divided into the small ones. */
const CUBES = [72, 18] as const
/** The factor by which a field's value may exceed the true distance. */
const SLACK = 1.3
/** The distance from a surface within which meshes and roundings need exact values. */
const CLOSE = 12
const SIDE = 256

interface Cube {
  near: Joined[]
  /** The value of a cube that is far from every surface: that of its middle, used for all its points. */
  far: number | undefined
}
type CubeAt = (x: number, y: number, z: number) => Cube

/**
 * Returns the same field as `join`, but evaluates only the parts near a point: most of a frame's dozen are far away.
 * Meshing takes a third of the time.
 */
export function joinNearby(parts: Joined[]): Field {
  let cubeAt: CubeAt = () => ({ near: parts, far: undefined })
  for (const edge of CUBES) cubeAt = divided(cubeAt, edge)
  return (x, y, z) => {
    const { far, near } = cubeAt(x, y, z)
    return far ?? joinedAt(near, x, y, z)
  }
}

function divided(larger: CubeAt, edge: number): CubeAt {
  const cubes = new Map<number, Cube>()
  return (x, y, z) => {
    const [i, j, k] = [Math.floor(x / edge), Math.floor(y / edge), Math.floor(z / edge)]
    const key = ((i + SIDE) * SIDE * 2 + j + SIDE) * SIDE * 2 + k + SIDE
    const known = cubes.get(key)
    if (known) return known
    const middle = [(i + 0.5) * edge, (j + 0.5) * edge, (k + 0.5) * edge] as const
    const cube = cubeOf(larger(...middle), middle, edge)
    cubes.set(key, cube)
    return cube
  }
}

function cubeOf(larger: Cube, [x, y, z]: readonly [number, number, number], edge: number): Cube {
  if (larger.far !== undefined) return larger
  const reach = (edge / 2) * Math.sqrt(3) * SLACK
  const distances = larger.near.map(({ field }) => field(x, y, z))
  const limit = Math.min(...distances) + 2 * reach
  const near = larger.near.filter((part, index) => (distances[index] as number) <= limit + part.k)
  const joined = joinedAt(near, x, y, z)
  return { near, far: Math.abs(joined) > reach + CLOSE ? joined : undefined }
}

function joinedAt(parts: Joined[], x: number, y: number, z: number): number {
  let distance = Number.POSITIVE_INFINITY
  for (const { field, k } of parts) {
    const next = field(x, y, z)
    distance = distance === Number.POSITIVE_INFINITY ? next : smoothMin(distance, next, k)
  }
  return distance
}
