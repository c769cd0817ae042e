import { type Grid, indexIn } from './grid.ts'

export interface Surface {
  positions: number[]
  indices: number[]
}

/** The corners of a cube, and its edges as pairs of corners. */
const CORNERS = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
] as const
const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const

/**
 * Returns a surface with one vertex in each cube that it passes through and one face for each edge that it crosses
 * (naive surface nets).
 */
export function surfaceNets(grid: Grid): Surface {
  const surface: Surface = { positions: [], indices: [] }
  const vertices = placeVertices(grid, surface)
  const [nx, ny, nz] = grid.counts
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) joinAround(grid, vertices, surface, [i, j, k])
  return surface
}

function placeVertices(grid: Grid, surface: Surface): Int32Array {
  const [nx, ny, nz] = grid.counts
  const vertices = new Int32Array(nx * ny * nz).fill(-1)
  const corners = new Float64Array(8)
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0
        for (let c = 0; c < 8; c++) {
          const [x, y, z] = CORNERS[c] as (typeof CORNERS)[number]
          const value = grid.values[indexIn(grid, i + x, j + y, k + z)] as number
          corners[c] = value
          if (value < 0) inside++
        }
        if (inside === 0 || inside === 8) continue
        vertices[indexIn(grid, i, j, k)] = surface.positions.length / 3
        const [x, y, z] = middleOfCuts(corners)
        surface.positions.push(
          grid.origin[0] + (i + x) * grid.cell,
          grid.origin[1] + (j + y) * grid.cell,
          grid.origin[2] + (k + z) * grid.cell,
        )
      }
  return vertices
}

function middleOfCuts(corners: Float64Array): [number, number, number] {
  let [x, y, z, cuts] = [0, 0, 0, 0]
  for (const [a, b] of EDGES) {
    const [va, vb] = [corners[a] as number, corners[b] as number]
    if (va < 0 === vb < 0) continue
    const t = va / (va - vb)
    const [from, to] = [CORNERS[a], CORNERS[b]]
    x += from[0] + (to[0] - from[0]) * t
    y += from[1] + (to[1] - from[1]) * t
    z += from[2] + (to[2] - from[2]) * t
    cuts++
  }
  return [x / cuts, y / cuts, z / cuts]
}

function joinAround(grid: Grid, vertices: Int32Array, surface: Surface, at: [number, number, number]) {
  const [i, j, k] = at
  const isInside = (grid.values[indexIn(grid, i, j, k)] as number) < 0
  const vertex = (x: number, y: number, z: number) => vertices[indexIn(grid, i - x, j - y, k - z)] as number
  const isCut = (x: number, y: number, z: number) =>
    isInside !== (grid.values[indexIn(grid, i + x, j + y, k + z)] as number) < 0
  const face = (a: number, b: number, c: number, d: number) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    surface.indices.push(...(isInside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
  }
  if (isCut(1, 0, 0)) face(vertex(0, 1, 1), vertex(0, 0, 1), vertex(0, 0, 0), vertex(0, 1, 0))
  if (isCut(0, 1, 0)) face(vertex(1, 0, 1), vertex(1, 0, 0), vertex(0, 0, 0), vertex(0, 0, 1))
  if (isCut(0, 0, 1)) face(vertex(1, 1, 0), vertex(0, 1, 0), vertex(0, 0, 0), vertex(1, 0, 0))
}
