import { BufferAttribute, BufferGeometry, Vector3 } from 'three'

import { clamp, type V2, type V3, vector } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface SheetOptions {
  /** Half the sheet's thickness in millimetres, which is also the radius of its edges. */
  half: number
  columns?: number
  rows?: number
  /** Returns the texture coordinates of a point; by default those of woven cloth. */
  uv?: (place: V3, u: number, v: number) => V2
}

interface Step {
  at: number
  /** The share of the full thickness at this step. */
  full: number
}

const WEAVE = 22
const EDGE_STEPS = 4

/**
 * Returns a thin bent sheet with round edges: cloth, a brim, a strap's flap. `pointAt` gives its middle surface, u and
 * v from 0 to 1.
 */
export function sheet(
  tools: Tools,
  pointAt: (u: number, v: number) => V3,
  { half, columns = 32, rows = 32, uv = weave }: SheetOptions,
): BufferGeometry {
  const us = stepsOf(half / lengthOf((t) => pointAt(t, 0.5)), tools.fewer(columns))
  const vs = stepsOf(half / lengthOf((t) => pointAt(0.5, t)), tools.fewer(rows))
  const [positions, uvs]: [number[], number[]] = [[], []]
  for (const side of [1, -1])
    for (const v of vs)
      for (const u of us) {
        const place = vector(pointAt(u.at, v.at))
        place.addScaledVector(normalAt(pointAt, u.at, v.at), side * half * Math.min(u.full, v.full))
        positions.push(...place)
        uvs.push(...uv(place.toArray() as V3, u.at, v.at))
      }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setIndex(facesOf(us.length, vs.length))
  geometry.computeVertexNormals()
  return geometry
}

const weave = (_place: V3, u: number, v: number): V2 => [u * WEAVE, v * WEAVE]

/** Returns evenly spaced steps with closer ones at both ends, which round the edge. */
function stepsOf(edge: number, count: number): Step[] {
  const share = Math.min(edge, 0.2)
  const start = Array.from({ length: EDGE_STEPS }, (_, i): Step => {
    const angle = ((i / EDGE_STEPS) * Math.PI) / 2
    return { at: share * (1 - Math.cos(angle)), full: Math.max(0.001, Math.sin(angle)) }
  })
  const middle = Array.from({ length: count + 1 }, (_, i): Step => ({
    at: share + (1 - 2 * share) * (i / count),
    full: 1,
  }))
  return [...start, ...middle, ...start.map(({ at, full }) => ({ at: 1 - at, full })).toReversed()]
}

function lengthOf(at: (t: number) => V3): number {
  let [length, before] = [0, vector(at(0))]
  for (let i = 1; i <= 16; i++) {
    const here = vector(at(i / 16))
    length += here.distanceTo(before)
    before = here
  }
  return Math.max(length, 1)
}

const REACH = 0.004

function normalAt(pointAt: (u: number, v: number) => V3, u: number, v: number): Vector3 {
  const slope = (du: number, dv: number) =>
    vector(pointAt(clamp(u + du), clamp(v + dv))).sub(vector(pointAt(clamp(u - du), clamp(v - dv))))
  return slope(REACH, 0).cross(slope(0, REACH)).normalize()
}

function facesOf(columns: number, rows: number): number[] {
  const indices: number[] = []
  const other = columns * rows
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const a = j * columns + i
      const [b, c, d] = [a + 1, a + columns, a + columns + 1]
      indices.push(a, b, d, a, d, c, a + other, d + other, b + other, a + other, c + other, d + other)
    }
  return indices
}
