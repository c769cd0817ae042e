import { type Field, type Joined, smoothMin } from '../../fields/field.ts'

/** The edges of the cubes that share what is known of their place, the large ones divided into the small ones. */
const CUBES = [72, 18] as const
/** How much a field may lie about its distance. */
const SLACK = 1.3
/** Nearer than this to a surface, meshes and roundings look closely. */
const CLOSE = 12
const SIDE = 256

interface Cube {
  near: Joined[]
  /** The distance of a cube that is far from every surface: its middle speaks for all of it. */
  far: number | undefined
}
type CubeAt = (x: number, y: number, z: number) => Cube

/**
 * The same as `join`, but each place asks only the parts that are near it: a frame has a dozen, mostly far away. A mesh
 * takes a third of the time.
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
