import { BufferAttribute, BufferGeometry, type CatmullRomCurve3, Vector3 } from 'three'

import { curve, type Path } from './curves.ts'
import { clamp, lerp, TURN, type V3, vector } from './vectors.ts'

type AlongPath = (t: number) => number

export interface SweepOptions {
  /** Half the section's size across the path, at right angles to `up`, at t from 0 to 1. */
  a: AlongPath
  /** Half the section's size along `up`. */
  b: AlongPath
  /** The section's exponent: 2 is an ellipse, more is boxier. */
  n?: AlongPath
  /** The direction of `b`, which keeps the section from twisting. */
  up?: V3
  /** Number of steps along the path and around it. */
  along?: number
  around?: number
  /** Length of the rounded ends. */
  round?: number
  isOpen?: boolean
}

/**
 * Returns a superellipse of changing size swept along a path. Texture coordinates: u per 100 mm along, v once around.
 */
export function sweep(path: Path, options: SweepOptions): BufferGeometry {
  const { along = 48, around = 24, round = 0, isOpen = false } = options
  const length = path.getLength()
  const rings = ringsOf(round, along, length)
  const mesh: Mesh = { positions: [], uvs: [], indices: [] }
  for (const ring of rings) addRing(mesh, path, ring, { ...options, around, round, length })
  joinRings(mesh, rings.length, around)
  if (!isOpen) closeEnds(mesh, path, rings, around)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(mesh.positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(mesh.uvs), 2))
  geometry.setIndex(mesh.indices)
  geometry.computeVertexNormals()
  weldSeam(geometry, rings.length, around)
  return geometry
}

/** Returns a round tube through points or along a path. */
export function tube(
  points: V3[] | CatmullRomCurve3,
  radius: number | AlongPath,
  { along = 32, around = 10, round = 0 }: Pick<SweepOptions, 'along' | 'around' | 'round'> = {},
): BufferGeometry {
  const path = Array.isArray(points) ? curve(points) : points
  const a = typeof radius === 'number' ? () => radius : radius
  const chord = path.getPointAt(1).sub(path.getPointAt(0)).normalize()
  const up: V3 = Math.abs(chord.z) > 0.75 ? [0.02, 1, 0.01] : [0.01, 0.02, 1]
  return sweep(path, { a, b: a, up, along, around, round })
}

interface Mesh {
  positions: number[]
  uvs: number[]
  indices: number[]
}
interface Ring {
  t: number
  /** The share of the full section: 1, and less within a rounded end. */
  full: number
}

const END_STEPS = 6

function ringsOf(round: number, along: number, length: number): Ring[] {
  const ends = Array.from({ length: round > 0 ? END_STEPS : 0 }, (_, i) => {
    const angle = ((i / END_STEPS) * Math.PI) / 2
    return { full: Math.max(0.02, Math.sin(angle)), t: ((1 - Math.cos(angle)) * round) / length }
  })
  const middle = Array.from({ length: along + 1 }, (_, i) => ({
    t: lerp(round / length, 1 - round / length, i / along),
    full: 1,
  }))
  return [...ends, ...middle, ...ends.map(({ t, full }) => ({ t: 1 - t, full })).toReversed()]
}

function addRing(
  mesh: Mesh,
  path: Path,
  { t, full }: Ring,
  options: SweepOptions & { around: number; round: number; length: number },
) {
  const at = path.getPointAt(clamp(t))
  const tangent = path.getTangentAt(clamp(t))
  const across = new Vector3().crossVectors(vector(options.up ?? [0, 0, 1]), tangent).normalize()
  const up = new Vector3().crossVectors(tangent, across).normalize()
  const [a, b] = [options.a(t), options.b(t)].map((size) =>
    Math.max(0.01, size - Math.min(size, options.round) * (1 - full)),
  ) as [number, number]
  const power = 2 / (options.n?.(t) ?? 2)
  for (let i = 0; i <= options.around; i++) {
    const angle = (i / options.around) * TURN
    const u = signedPower(Math.cos(angle), power) * a
    const v = signedPower(Math.sin(angle), power) * b
    mesh.positions.push(
      at.x + across.x * u + up.x * v,
      at.y + across.y * u + up.y * v,
      at.z + across.z * u + up.z * v,
    )
    mesh.uvs.push((t * options.length) / 100, i / options.around)
  }
}

const signedPower = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power

function joinRings(mesh: Mesh, rings: number, around: number) {
  const row = around + 1
  for (let i = 0; i < rings - 1; i++)
    for (let j = 0; j < around; j++) {
      const a = i * row + j
      mesh.indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
    }
}

function closeEnds(mesh: Mesh, path: Path, rings: Ring[], around: number) {
  for (const end of [0, rings.length - 1]) {
    const centre = mesh.positions.length / 3
    mesh.positions.push(...path.getPointAt(clamp(rings[end]?.t ?? 0)).toArray())
    mesh.uvs.push(0, 0)
    for (let j = 0; j <= around; j++) {
      const from = (end * (around + 1) + j) * 3
      mesh.positions.push(...mesh.positions.slice(from, from + 3))
      mesh.uvs.push(0, 0)
    }
    for (let j = 0; j < around; j++) {
      const [a, b] = [centre + 1 + j, centre + 2 + j]
      mesh.indices.push(centre, ...(end === 0 ? [b, a] : [a, b]))
    }
  }
}

/** Gives the first and the last vertex of each ring, which are one point, the same normal. */
function weldSeam(geometry: BufferGeometry, rings: number, around: number) {
  const normals = geometry.getAttribute('normal')
  const sum = new Vector3()
  const other = new Vector3()
  for (let i = 0; i < rings; i++) {
    const [a, b] = [i * (around + 1), i * (around + 1) + around]
    sum.fromBufferAttribute(normals, a).add(other.fromBufferAttribute(normals, b)).normalize()
    normals.setXYZ(a, sum.x, sum.y, sum.z)
    normals.setXYZ(b, sum.x, sum.y, sum.z)
  }
}
