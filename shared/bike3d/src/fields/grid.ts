import type { V3 } from '../shapes/vectors.ts'
import type { Field } from './field.ts'

export interface Bounds {
  min: V3
  max: V3
}

/** Values of a field at the corners of cubes with edges of `cell` millimetres. */
export interface Grid {
  cell: number
  origin: V3
  counts: V3
  values: Float32Array
}

const BLOCK = 6
const FAR = 1e3

export const indexIn = ({ counts }: Grid, i: number, j: number, k: number) =>
  (k * counts[1] + j) * counts[0] + i

/** Samples only blocks of cubes that the surface may pass through; all others are completely inside or outside. */
export function sampleGrid(field: Field, { min, max }: Bounds, cell: number): Grid {
  const counts = [0, 1, 2].map((axis) =>
    Math.ceil(((max[axis] as number) - (min[axis] as number)) / cell + 1),
  ) as V3
  const grid: Grid = {
    cell,
    origin: min,
    counts,
    values: new Float32Array(counts[0] * counts[1] * counts[2]).fill(FAR),
  }
  for (let k = 0; k < counts[2]; k += BLOCK)
    for (let j = 0; j < counts[1]; j += BLOCK)
      for (let i = 0; i < counts[0]; i += BLOCK) sampleBlock(field, grid, [i, j, k])
  return grid
}

function sampleBlock(field: Field, grid: Grid, block: V3) {
  const { cell, origin } = grid
  const half = (BLOCK / 2) * cell
  const centre = block.map((step, axis) => (origin[axis] as number) + step * cell + half) as V3
  const distance = field(...centre)
  const reach = BLOCK * cell * 0.9 + 14
  if (distance > reach) return
  if (distance < -reach) fillBlock(grid, block, () => -FAR)
  else fillBlock(grid, block, field)
}

function fillBlock(grid: Grid, [i0, j0, k0]: V3, value: Field) {
  const { cell, origin, counts, values } = grid
  for (let k = k0; k < Math.min(k0 + BLOCK, counts[2]); k++)
    for (let j = j0; j < Math.min(j0 + BLOCK, counts[1]); j++)
      for (let i = i0; i < Math.min(i0 + BLOCK, counts[0]); i++)
        values[indexIn(grid, i, j, k)] = value(
          origin[0] + i * cell,
          origin[1] + j * cell,
          origin[2] + k * cell,
        )
}
