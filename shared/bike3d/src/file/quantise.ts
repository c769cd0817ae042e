import type { ModelMesh } from '../model/model.ts'

/** Origin and step of a file's quantised coordinates, in metres: the same for all pieces, so that no gaps open. */
export interface Grid {
  origin: [number, number, number]
  step: number
}

/** The number of steps: a tenth of a millimetre on a whole bike. */
const STEPS = 2 ** 14 - 1

export function gridOf(positions: readonly Float32Array[]): Grid {
  const low: Grid['origin'] = [Infinity, Infinity, Infinity]
  const high: Grid['origin'] = [-Infinity, -Infinity, -Infinity]
  for (const numbers of positions)
    numbers.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], value)
      high[axis] = Math.max(high[axis], value)
    })
  return { origin: low, step: Math.max(...high.map((value, axis) => value - (low[axis] ?? 0))) / STEPS }
}

export const onGrid = (positions: Float32Array, { origin, step }: Grid) =>
  Uint16Array.from(positions, (value, i) => Math.round((value - (origin[i % 3] ?? 0)) / step))

export const toBytes = (normals: Float32Array) => Int8Array.from(normals, (value) => Math.round(value * 127))

/** Returns texture coordinates as 16-bit integers if they are within one repeat of the picture; otherwise unchanged. */
export const toShorts = (uvs: Float32Array): Uint16Array | Float32Array =>
  uvs.every((value) => value >= 0 && value <= 1)
    ? Uint16Array.from(uvs, (value) => Math.round(value * 65_535))
    : uvs.slice()

type Numbers = Float32Array | Uint16Array | Int8Array

/** Returns the data with its vertices, of `size` numbers each, in another order. */
export function moved<T extends Numbers>(numbers: T, places: Uint32Array, size: number): T {
  const result = numbers.slice() as T
  places.forEach((place, vertex) => {
    for (let i = 0; i < size; i++) result[place * size + i] = numbers[vertex * size + i] ?? 0
  })
  return result
}

/** Returns the indices in the smallest integer type that fits the number of vertices. */
export const toIndices = (indices: Uint32Array, { positions }: Pick<ModelMesh, 'positions'>) =>
  positions.length / 3 < 65_535 ? Uint16Array.from(indices) : indices
