import { BufferAttribute, BufferGeometry, Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import { type V3, vector } from '../../shapes/vectors.ts'
import { awayFrom, onSurface } from './on-surface.ts'

interface DecalOptions {
  /** A point in front of the surface, from which the print is projected against `facing`. */
  at: V3
  /** The direction that the print faces, and the direction of its upper edge. */
  facing: V3
  up?: V3
  width: number
  height: number
  lift?: number
}

const COLUMNS = 20
const ROWS = 10

/** Returns a printed rectangle that follows a solid's surface, with texture coordinates 0 to 1 over it. */
export function decal(field: Field, options: DecalOptions): BufferGeometry {
  const { at, width, height, lift = 0.25 } = options
  const facing = vector(options.facing).normalize()
  const right = new Vector3().crossVectors(vector(options.up ?? [0, 1, 0]), facing).normalize()
  const up = new Vector3().crossVectors(facing, right)
  const towards = facing.clone().negate().toArray() as V3
  return grid((u, v) => {
    const from = vector(at)
      .addScaledVector(right, (u - 0.5) * width)
      .addScaledVector(up, (v - 0.5) * height)
    const place = onSurface(field, from.toArray() as V3, towards, lift)
    return { place, normal: awayFrom(field, place) }
  })
}

/** Returns a flat printed rectangle at the origin, facing z. */
export const flatPrint = (width: number, height: number): BufferGeometry =>
  grid((u, v) => ({ place: [(u - 0.5) * width, (v - 0.5) * height, 0], normal: [0, 0, 1] }), [1, 1])

/** Returns a printed rectangle bent around a vertical cylinder, its middle in front (z). */
export const roundPrint = (radius: number, width: number, [low, high]: [number, number]): BufferGeometry =>
  grid((u, v) => {
    const angle = ((u - 0.5) * width) / radius
    const normal: V3 = [Math.sin(angle), 0, Math.cos(angle)]
    return { place: [normal[0] * radius, low + (high - low) * v, normal[2] * radius], normal }
  })

function grid(
  pointAt: (u: number, v: number) => { place: V3; normal: V3 },
  [columns, rows] = [COLUMNS, ROWS],
): BufferGeometry {
  const [positions, normals, uvs, indices]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const { place, normal } = pointAt(i / columns, j / rows)
      positions.push(...place)
      normals.push(...normal)
      uvs.push(i / columns, j / rows)
    }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i
      const above = a + columns + 1
      indices.push(a, a + 1, above + 1, a, above + 1, above)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setIndex(indices)
  return geometry
}
