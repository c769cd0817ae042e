import { BufferAttribute, BufferGeometry } from 'three'

import type { V2, V3 } from '../shapes/vectors.ts'
import type { Field } from './field.ts'
import { sampleGrid } from './grid.ts'
import { surfaceNets } from './surface-nets.ts'

export interface MeshFieldOptions {
  min: V3
  max: V3
  /** The size of a cell in millimetres; details thinner than two cells are lost. */
  cell: number
  /** Set for a solid that is symmetrical in z: one half is meshed and mirrored, with an exact seam. */
  isHalf?: boolean
  /** Returns the texture coordinates of a point; `side` is 1 or -1. */
  uv?: (x: number, y: number, z: number) => V2
}

/**
 * Returns a mesh of a field's surface from coarse cells: every vertex is moved onto the surface and has its normal
 * from the field, so reflections are smooth.
 */
export function meshField(field: Field, options: MeshFieldOptions): BufferGeometry {
  const { cell, isHalf = false, uv } = options
  // One extra layer beyond the middle, so that the halves close at the seam.
  const min: V3 = isHalf ? [options.min[0], options.min[1], -cell] : options.min
  const whole: Field = isHalf ? (x, y, z) => field(x, y, Math.abs(z)) : field
  const { positions, indices } = surfaceNets(sampleGrid(whole, { min, max: options.max }, cell))
  const half = settle(whole, positions, cell, isHalf)
  const mesh = isHalf ? withMirror(half, indices) : { ...half, indices }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
  geometry.setAttribute('uv', new BufferAttribute(uvsOf(mesh.positions, uv, isHalf), 2))
  geometry.setIndex(mesh.indices)
  return geometry
}

interface Points {
  positions: Float32Array
  normals: Float32Array
}

/** Moves every vertex onto the surface, and those beyond the seam onto the seam. */
function settle(field: Field, raw: number[], cell: number, isHalf: boolean): Points {
  const positions = new Float32Array(raw)
  const normals = new Float32Array(raw.length)
  for (let i = 0; i < raw.length; i += 3) {
    const start: V3 = [raw[i] as number, raw[i + 1] as number, raw[i + 2] as number]
    const isOnSeam = isHalf && start[2] < 0
    if (isOnSeam) start[2] = 0
    const { place, normal } = walkToSurface(field, start, cell, isOnSeam)
    positions.set(place, i)
    normals.set(normal, i)
  }
  return { positions, normals }
}

const WALKS = 2

function walkToSurface(field: Field, start: V3, cell: number, isFlat: boolean): { place: V3; normal: V3 } {
  const reach = Math.min(0.6, cell * 0.2)
  let place = start
  let slope = slopeAt(field, place, reach, isFlat)
  for (let walk = 0; walk < WALKS; walk++) {
    const step = field(...place) / Math.max(slope.steepness, 0.3)
    const bounded = Math.max(-cell, Math.min(cell, step))
    place = place.map((value, axis) => value - (slope.normal[axis] as number) * bounded) as V3
    slope = slopeAt(field, place, reach, isFlat)
  }
  const moved = Math.hypot(place[0] - start[0], place[1] - start[1], place[2] - start[2])
  return { place: moved > cell * 1.2 ? start : place, normal: slope.normal }
}

function slopeAt(field: Field, [x, y, z]: V3, reach: number, isFlat: boolean) {
  const dx = field(x + reach, y, z) - field(x - reach, y, z)
  const dy = field(x, y + reach, z) - field(x, y - reach, z)
  const dz = isFlat ? 0 : field(x, y, z + reach) - field(x, y, z - reach)
  const length = Math.hypot(dx, dy, dz) || 1
  return { normal: [dx / length, dy / length, dz / length] as V3, steepness: length / (2 * reach) }
}

function withMirror({ positions, normals }: Points, indices: number[]) {
  const count = positions.length / 3
  const mirroredIndices: number[] = []
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number]
    mirroredIndices.push(a + count, c + count, b + count)
  }
  return { positions: mirror(positions), normals: mirror(normals), indices: [...indices, ...mirroredIndices] }
}

function mirror(numbers: Float32Array): Float32Array {
  const both = new Float32Array(numbers.length * 2)
  both.set(numbers)
  both.set(
    numbers.map((value, i) => (i % 3 === 2 ? -value : value)),
    numbers.length,
  )
  return both
}

/** Vertices on the seam belong to the half that they were meshed with. */
function uvsOf(positions: Float32Array, uv: MeshFieldOptions['uv'], isHalf: boolean): Float32Array {
  const count = positions.length / 3
  const uvs = new Float32Array(count * 2)
  if (!uv) return uvs
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [positions[i * 3], positions[i * 3 + 1], positions[i * 3 + 2]] as V3
    const side = i < count / 2 ? 1 : -1
    uvs.set(uv(x, y, isHalf ? side * Math.max(Math.abs(z), 1e-6) : z), i * 2)
  }
  return uvs
}
